import './end.css';
import { use, useEffect, useMemo, useRef } from 'react';
import { isClosed } from '../../../game/people.ts';
import { gameFigures, rollCounts, type SideFigures } from '../../../game/statistics.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { playerName, resultFor, resultText } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useTable } from '../../play/context.ts';
import { watch } from '../../play/replay.ts';
import { mayReview, openReview } from '../../play/reviewed.ts';
import { saveRecord } from '../../play/save-record.ts';
import { Term } from '../../play/Term.tsx';
import { PlayerNames } from '../../play/unit-names.ts';
import { useMe, useNames } from '../../play/useNames.ts';
import { Decisive } from './Decisive.tsx';
import { NextButtons } from './NextButtons.tsx';
import { PairScore } from './PairScore.tsx';

const ROWS: readonly { name: string; term?: boolean; of: (side: SideFigures) => string }[] = [
  { name: 'Fires', term: true, of: ({ fired }) => String(fired) },
  { name: 'Fires that hit', of: ({ hits }) => String(hits) },
  { name: 'Hits to be expected', term: true, of: ({ expected }) => expected.toFixed(1) },
  { name: 'Missiles and craft launched', of: ({ launched }) => String(launched) },
  { name: 'Missiles that intercepted', of: ({ interceptions }) => String(interceptions) },
  { name: 'Hits taken by own parts', of: ({ hitsTaken }) => String(hitsTaken) },
  { name: 'Own ships and craft lost', of: ({ craftLost }) => String(craftLost) },
];

/** The ten faces of the die and how often each came up. */
function Dice({ rolls }: { rolls: readonly number[] }) {
  const faces = rollCounts(rolls);
  const most = Math.max(1, ...faces);
  const mean = rolls.reduce((sum, roll) => sum + roll, 0) / Math.max(1, rolls.length);
  return (
    <section className="end-dice" aria-label="Dice">
      <h3 className="cap">
        {rolls.length} <Term>{rolls.length === 1 ? 'die' : 'dice'}</Term>
        {rolls.length > 0 && `, on average ${mean.toFixed(1)} (5.5 to be expected)`}
      </h3>
      <ol className="stack gap-1 mt-2">
        {faces.map((count, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die keep their places
          <li className="grid" key={nth} aria-label={`${nth + 1} fell ${count === 1 ? 'once' : `${count} times`}`}>
            <span className="w-full end-bar" style={{ height: `${(count / most) * 44}px` }} />
            <span className="num">{nth + 1}</span>
            <small className="muted">{count}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who won and why, what the dice did, and what can be done now. */
export function EndPanel({ seat }: { seat: Seat }) {
  const game = useGame();
  const { table, view, leave, playAgain } = game;
  const names = useNames();
  const nameOf = use(PlayerNames);
  const me = useMe();
  const scored = useTable((state) => state.scenario.scoring !== undefined);
  const log = useTable((state) => state.log);
  const isRemote = useTable(({ screens }) => screens !== null);
  const hasRecord = useTable(({ screens }) => screens?.hasRecord !== false);
  const isReviewable = useTable((state) => mayReview(seat, state, game.lesson));
  const heading = useRef<HTMLHeadingElement>(null);
  const sides = useMemo(() => gameFigures(log.map(({ event }) => event)), [log]);
  const { result, turn, rolls, victoryPoints } = seat.view;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  if (!result) return null;
  const { winner } = result;
  return (
    <section className="stack content-start gap-4 end" aria-label="The end">
      <header className="line gap-3">
        {winner !== null && <SideMark side={winner} size={40} title="" />}
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {me ? resultFor(result, me, nameOf) : resultText(result, nameOf)}
          </h2>
          <p className="muted">
            {winner !== null && `Victory for ${playerName(names, winner)}. `}
            <Term>Game-Turn</Term> {turn}.{isClosed(names) && ' The logs of both sides lie open now.'}
          </p>
        </div>
      </header>
      <div className="row" data-part="end-buttons">
        {!isRemote && (
          // The second click of a double one would begin another game, which nobody sees.
          <Button look="primary" onClick={({ detail }) => detail < 2 && playAgain()}>
            Play again
            <Icon name="next" />
          </Button>
        )}
        {!isRemote && <NextButtons hasWon={winner !== null && winner === me} />}
        {hasRecord && (
          <Button onClick={() => saveRecord(table)}>
            <Icon name="save" />
            Save the record
          </Button>
        )}
        {isReviewable && (
          <Button onClick={() => openReview(game)}>
            <Icon name="courses" />
            Review: what decided it
          </Button>
        )}
        {hasRecord && (
          <Button onClick={() => view.set({ dialog: 'report' })}>
            <Icon name="print" />
            Battle report
          </Button>
        )}
        <Button onClick={() => watch(game, 0)}>
          <Icon name="events" />
          Replay
        </Button>
        <Button onClick={() => view.set({ dialog: 'survivors' })}>Carry on with the survivors</Button>
        <Button onClick={leave}>To the start</Button>
      </div>
      <Decisive log={log} sides={sides} />
      <PairScore />
      <table className="w-full collapse end-figures">
        <thead>
          <tr>
            <td />
            <th scope="col">
              <SideMark side={1} />
            </th>
            <th scope="col">
              <SideMark side={2} />
            </th>
          </tr>
        </thead>
        <tbody>
          {scored && (
            <tr>
              <th scope="row">
                <Term>Victory Points</Term>
              </th>
              <td>{victoryPoints[1]}</td>
              <td>{victoryPoints[2]}</td>
            </tr>
          )}
          {ROWS.map(({ name, term, of }) => (
            <tr key={name}>
              <th scope="row">{term ? <Term>{name}</Term> : name}</th>
              <td>{of(sides[0])}</td>
              <td>{of(sides[1])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Dice rolls={rolls} />
    </section>
  );
}
