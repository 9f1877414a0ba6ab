import './victory.css';
import { useMemo } from 'react';
import {
  type ClauseProgress,
  PLAYERS,
  type Player,
  type Progress,
  type Scenario,
  type VictoryClause,
} from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import {
  capital,
  conditionText,
  type NameOf,
  outcomeText,
  progressText,
  scoreText,
  scoringTexts,
  unitName,
} from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Icon } from '../../kit/Icon.tsx';

type Winner = VictoryClause['winner'];

const isPlayer = (winner: Winner): winner is Player => winner === 1 || winner === 2;

function Clause({ progress, name }: { progress: ClauseProgress; name: NameOf }) {
  const { clause, holds, lost } = progress;
  return (
    <li className={lost && !holds ? 'grid border-t victory-clause victory-lost' : 'grid border-t victory-clause'}>
      <span className="victory-words">{capital(conditionText(clause.if, name))}</span>
      <span className={holds ? 'line gap-1 small bold victory-state victory-holds' : 'line gap-1 small victory-state'}>
        {holds && <Icon name="check" size={15} />}
        {capital(progressText(progress))}
      </span>
    </li>
  );
}

const WINNERS: readonly Winner[] = [1, 2, null, 'points'];

/** The clauses by who wins by them. */
function Conditions({ clauses, name }: { clauses: readonly ClauseProgress[]; name: NameOf }) {
  const winners = WINNERS.filter((winner) => clauses.some(({ clause }) => clause.winner === winner));
  return winners.map((winner) => (
    <section key={winner} className="victory-group">
      <h3 className="line head-loose text-lead">
        {isPlayer(winner) && <SideMark side={winner} title="" />}
        {outcomeText(winner)}
      </h3>
      <ul className="stack gap-1 victory-list">
        {clauses
          .filter(({ clause }) => clause.winner === winner)
          .map((progress) => (
            <Clause key={progress.clause.reason} progress={progress} name={name} />
          ))}
      </ul>
    </section>
  ));
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** [R11.5a] One player's points: what they came from, and what brings more. */
function Score({ player, score, rules, total, name }: ScoreProps) {
  return (
    <section className="victory-group">
      <h3 className="line head-loose text-lead">
        <SideMark side={player} title="" />
        Player {player}: <b className="num">{signed(total)}</b> {total === 1 ? 'point' : 'points'}
      </h3>
      <ul className="stack gap-1 victory-list">
        {score.map((line) => (
          <li key={`${line.unit} ${line.for}`} className="flex apart gap-2 border-t victory-line">
            {capital(scoreText(line, name))} <b className="num">{signed(line.points)}</b>
          </li>
        ))}
        {rules.map((text) => (
          <li key={text} className="line gap-1 small victory-state">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScoreProps {
  player: Player;
  score: Progress['score'];
  rules: readonly string[];
  total: number;
  name: NameOf;
}

/** [11.0] Every victory condition of the scenario with how far it has come, and the points with what they came from. */
export function VictoryConditions({ seat, scenario }: { seat: Seat; scenario: Scenario }) {
  const { clauses, score } = useMemo(() => seat.progress(), [seat]);
  const { units, victoryPoints } = seat.view;
  const name: NameOf = (id) => unitName(units.find((unit) => unit.id === id) ?? { id });
  const rules = scenario.scoring ? scoringTexts(scenario.scoring, name) : [];
  return (
    <div className="stack content-start victory">
      <Conditions clauses={clauses} name={name} />
      {clauses.length === 0 && <p className="muted">The scenario names no victory conditions.</p>}
      {scenario.scoring &&
        PLAYERS.map((player) => (
          <Score
            key={player}
            player={player}
            score={score.filter((line) => line.player === player)}
            rules={rules.filter((line) => line.player === player).map(({ text }) => text)}
            total={victoryPoints[player]}
            name={name}
          />
        ))}
    </div>
  );
}
