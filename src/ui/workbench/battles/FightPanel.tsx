import { useState } from 'react';
import { useStore } from 'zustand';
import { RANKS, type Scenario } from '../../../engine/index.ts';
import { createMeasurer, GAMES, type Measurement, measure, resultOf } from '../../../store/measuring/measuring.ts';
import { count, percentText, rankName } from '../../../words/index.ts';
import { isPlayable } from '../../../workbench/battles/faults.ts';
import { worthOf } from '../../../workbench/battles/worth.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Button } from '../../kit/Button.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { useEditing } from './editing.ts';

const trans = new Intl.NumberFormat('en');

/** The worth of both sides, as two bars of one scale. */
function Worths() {
  const { battle } = useEditing();
  const worths = worthOf(battle);
  const most = Math.max(1, ...worths.map(({ total }) => total));
  return (
    <ul className="stack fight-worths">
      {worths.map(({ player, ships, battlecraft, total }) => (
        <li key={player} className={`stack items-center side-${player}`}>
          <SideMark side={player} />
          <span className="raised fight-bar">
            <span className="block h-full" style={{ width: `${(100 * total) / most}%` }} />
          </span>
          <strong className="num">{trans.format(total)} trans</strong>
          <span className="muted">
            {count(ships, 'ship')}
            {battlecraft > 0 && `, battlecraft ${trans.format(battlecraft)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The measurements of this session: one that was begun goes on being there for anybody who comes back. */
const measurements = new Map<string, Measurement>();

/** What is measured of a battle has nothing to do with what is told of it. */
const keyOf = ({ briefing: _, id: __, sides: ___, ...rules }: Scenario): string => JSON.stringify(rules);

function measurementOf(battle: Scenario): Measurement {
  const key = keyOf(battle);
  const known = measurements.get(key);
  if (known) return known;
  for (const [other, measurement] of measurements) {
    measurement.stop();
    if (measurement.state.getState().outcomes.length === 0) measurements.delete(other);
  }
  const fresh = measure(battle, createMeasurer());
  measurements.set(key, fresh);
  return fresh;
}

/** Nobody is left to see what is measured when the editor is left. */
export function stopMeasuring(): void {
  for (const measurement of measurements.values()) measurement.stop();
}

const RANK_OPTIONS = RANKS.map((value) => ({ value, label: rankName(value) }));

/** How a battle comes out between two programs of one rank. */
function Measuring({ battle }: { battle: Scenario }) {
  const [measurement] = useState(() => measurementOf(battle));
  const measured = useStore(measurement.state);
  const { rank, outcomes, state } = measured;
  const { tally, score, interval, finished } = resultOf(measured);
  const isDone = outcomes.length >= GAMES;
  return (
    <>
      <Segments label="Who plays" options={RANK_OPTIONS} chosen={rank} onChoose={measurement.setRank} />
      <div className="row line gap-1h battle-line">
        {state === 'running' ? (
          <Button onClick={measurement.stop}>Stop</Button>
        ) : (
          !isDone && (
            <Button onClick={measurement.start}>{outcomes.length === 0 ? 'Measure it' : 'Go on measuring'}</Button>
          )
        )}
        <span role="status">
          {state === 'failed'
            ? 'It cannot be measured: the program broke down, or may not play in the background here.'
            : outcomes.length > 0 && `${outcomes.length} of ${GAMES} games`}
        </span>
      </div>
      {(state === 'running' || outcomes.length > 0) && (
        <progress className="fight-progress" aria-label="Games played" max={GAMES} value={outcomes.length} />
      )}
      {score !== null && interval && (
        <>
          <p className="line text-title">
            <SideMark side={1} />
            <strong className="num">{percentText(score)}</strong>
            <span className="flex-1 relative fight-scale" aria-hidden="true">
              <span
                className="absolute fight-interval"
                style={{ left: `${100 * interval[0]}%`, right: `${100 - 100 * interval[1]}%` }}
              />
              <span className="absolute top-0 fight-point" style={{ left: `${100 * score}%` }} />
            </span>
            <strong className="num">{percentText(1 - score)}</strong>
            <SideMark side={2} />
          </p>
          <p>
            Player 1 wins {tally.win}, player 2 {tally.loss}, {count(tally.draw, 'draw')}
            {tally.unfinished > 0 && `, ${tally.unfinished} without an end`}.
          </p>
          <p className="muted">
            After {count(finished, 'game')} that ended, player 1’s share lies between {percentText(interval[0])} and{' '}
            {percentText(interval[1])}; such a statement is right 19 times in 20.{' '}
            {interval[0] > 0.5
              ? 'Player 1 has the better of it.'
              : interval[1] < 0.5
                ? 'Player 2 has the better of it.'
                : 'Nobody can be said to have the better of it yet.'}
          </p>
        </>
      )}
    </>
  );
}

/** Whether a battle is a fair fight: the worth of both sides, and how it comes out when the program plays both. */
export function FightPanel() {
  const { battle, faults } = useEditing();
  return (
    <div className="stack content-start gap-3 battle-panel">
      <h2>A fair fight?</h2>
      <h3 className="cap">Worth</h3>
      <Worths />
      <p className="muted">Hulls and battlecraft at their printed prices; pods have none.</p>
      <h3 className="cap">Played by the program</h3>
      <p className="muted">
        Two programs of one rank play it {GAMES} times in the background, each seeing no more than its seat.
      </p>
      {isPlayable(faults) ? (
        <Measuring key={keyOf(battle)} battle={battle} />
      ) : (
        <p>It has faults to mend before anybody can play it.</p>
      )}
    </div>
  );
}
