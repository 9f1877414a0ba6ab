import type { Condition, VictoryClause } from '../../../engine/index.ts';
import { conditionText } from '../../../words/index.ts';
import { findShip } from '../../../workbench/battles/battle.ts';
import {
  addClause,
  CONDITION_KINDS,
  firstCondition,
  moveClause,
  removeClause,
  setCondition,
  setWinner,
} from '../../../workbench/battles/victory-edits.ts';
import { Button } from '../../kit/Button.tsx';
import { Select } from '../../kit/fields.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { useEditing } from './editing.ts';
import { FaultsOf } from './FaultsOf.tsx';
import { ScoringFields } from './ScoringFields.tsx';
import { shipLabel } from './ship-label.ts';

type Winner = '1' | '2' | 'points' | 'draw';

const WINNERS: readonly { value: Winner; label: string }[] = [
  { value: '1', label: 'Player 1 wins when' },
  { value: '2', label: 'Player 2 wins when' },
  { value: 'draw', label: 'It is a draw when' },
  { value: 'points', label: 'The points decide when' },
];

const winnerName = (winner: VictoryClause['winner']): Winner => (winner === null ? 'draw' : (`${winner}` as Winner));

const winnerOf = (name: Winner): VictoryClause['winner'] =>
  name === 'draw' ? null : name === 'points' ? name : name === '1' ? 1 : 2;

const KINDS: Record<Condition['is'], string> = {
  destroyed: 'ships are destroyed',
  'in-orbit': 'a ship is in orbit',
  docked: 'ships have docked',
  jumped: 'ships have jumped',
  apart: 'all enemies are apart',
  points: 'somebody has points',
  turns: 'Game-Turns have been played',
  'no-ship-left': 'a side has no ship left',
};

const KIND_OPTIONS = CONDITION_KINDS.map((value) => ({ value, label: KINDS[value] }));

function Clause({ clause, index }: { clause: VictoryClause; index: number }) {
  const { battle, change, looking } = useEditing();
  const name = (unit: string): string => {
    const ship = findShip(battle, unit);
    return ship ? shipLabel(ship) : unit;
  };
  const nth = index + 1;
  const winner = winnerName(clause.winner);
  const label = WINNERS.find(({ value }) => value === winner)?.label ?? '';
  return (
    <li
      className={looking.clause === index ? 'stack raised battle-clause is-shown' : 'stack raised battle-clause'}
      id={`battle-clause-${index}`}
    >
      <div className="row line gap-1h battle-line">
        <Select
          label={`Clause ${nth}: who wins`}
          value={winner}
          options={WINNERS}
          onChoose={(next) => change(setWinner(index, winnerOf(next)))}
        />
        <span className="flex ml-auto battle-clause-tools">
          <button
            className="grid place-center hit muted"
            type="button"
            aria-label={`Clause ${nth}: test it earlier`}
            title="Test it earlier"
            aria-disabled={index === 0}
            onClick={() => change(moveClause(index, -1))}
          >
            <Icon name="up" size={15} />
          </button>
          <button
            className="grid place-center hit muted"
            type="button"
            aria-label={`Clause ${nth}: take it out`}
            title="Take it out"
            onClick={() => change(removeClause(index))}
          >
            <Icon name="close" size={15} />
          </button>
        </span>
      </div>
      <Select
        label={`Clause ${nth}: what has to happen`}
        value={clause.if.is}
        options={KIND_OPTIONS}
        onChoose={(kind) => change(setCondition(index, firstCondition(battle, kind, clause.winner)))}
      />
      <ConditionFields
        nth={nth}
        condition={clause.if}
        onChange={(condition) => change(setCondition(index, condition), `clause ${index}`)}
      />
      <p className="small muted">
        {label} {lower(conditionText(clause.if, name))}.
      </p>
      <FaultsOf place={{ kind: 'clause', index }} />
    </li>
  );
}

const lower = (text: string): string =>
  /^(All|Player) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** [11.0] How the battle ends: clauses as sentences, tested from the first to the last; and the points. */
export function VictoryPanel() {
  const { battle, change } = useEditing();
  return (
    <div className="stack content-start gap-3 battle-panel">
      <h2>How it ends</h2>
      <p className="muted">
        The first sentence that is true ends the battle. Players may also give up, or agree on a draw.
      </p>
      <FaultsOf place={{ kind: 'victory' }} />
      <ol className="stack">
        {battle.victory.map((clause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a clause is known by its place, and has no name of its own
          <Clause key={index} clause={clause} index={index} />
        ))}
      </ol>
      <div className="row line gap-1h battle-line">
        {([1, 2] as const).map((player) => (
          <Button key={player} onClick={() => change(addClause('destroyed', player))}>
            Player {player} wins when
          </Button>
        ))}
        <Button onClick={() => change(addClause('turns', null))}>It is a draw when</Button>
      </div>
      <ScoringFields />
    </div>
  );
}
