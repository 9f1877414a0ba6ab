import './screens.css';
import { useEffect, useState } from 'react';
import { otherPlayer, type Player } from '../../engine/index.ts';
import { type CallTrouble, lookAt } from '../../store/table/calls.ts';
import { takeWhatIsLeft } from '../../store/table/invitations.ts';
import { changeTable, dropTable, listTables, type MyTable } from '../../store/table/my-tables.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import { capital, count, phaseName, shortName } from '../../words/index.ts';
import { printAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { dayText } from '../kit/day-text.ts';
import { timeText } from './clock-words.ts';
import { ServedTableRow } from './ServedTableRow.tsx';

/** A table and what the server says of it. */
interface Line {
  mine: MyTable;
  look: LookAnswer | CallTrouble | null;
}

const linkOf = ({ table }: MyTable): string => printAddress({ place: { at: 'table', id: table }, rules: null });

const isSeen = (look: Line['look']): look is LookAnswer => typeof look === 'object' && look !== null;

/** Whether a seat is taken, if only by the program. */
const isSatAt = ({ taken, program }: LookAnswer, seat: Player): boolean => taken[seat] || program?.[seat] !== undefined;

/** Whether somebody waits for the player here. */
const isWaiting = ({ mine, look }: Line): boolean =>
  isSeen(look) && isSatAt(look, 1) && isSatAt(look, 2) && mine.seat !== null && look.at.phase.player === mine.seat;

const GONE: Partial<Record<CallTrouble, string>> = {
  forbidden: 'The table is gone, or this seat has been given other keys.',
};

/** The moment in which the last seat was taken: nothing is to be seen in it. */
const BEGINNING = 1;

/** How much a player, who is told it when the table is opened, has not seen yet. */
function unseenText({ moment, seat }: MyTable, look: LookAnswer): string {
  if (seat === null || moment === undefined || look.moment === undefined) return '';
  const unseen = look.moment - Math.max(moment, BEGINNING);
  return unseen > 0 ? ` ${count(unseen, 'change')} since you were here.` : '';
}

/** How a table stands, in a few words. */
function standing({ mine, look }: Line): string {
  if (look === null) return 'The server is asked.';
  if (!isSeen(look)) return GONE[look] ?? 'The server does not answer now.';
  const { at, settings } = look;
  if (!isSatAt(look, 1) || !isSatAt(look, 2)) {
    const goes = settings.goes === undefined ? '' : ` It goes on ${dayText(settings.goes)} if nobody comes.`;
    return `A seat is free.${goes}`;
  }
  const { kind, player } = at.phase;
  if (kind === 'over' || player === null) return 'Over.';
  const names = { names: [look.names[1], look.names[2]] as [string, string], program: {} };
  const whose = player === mine.seat ? 'Your turn' : capital(shortName(names, player));
  const since = mine.stood ? ` since ${dayText(mine.stood.since)}` : '';
  const { clock } = look;
  const left =
    clock?.running === mine.seat && mine.seat !== null && clock ? `, ${timeText(clock.left[mine.seat])} left` : '';
  return `${whose}: Game-Turn ${at.turn}, ${phaseName(kind)}${since}${left}.${unseenText(mine, look)}`;
}

/** Asks the server about a table, sits down where the other has chosen, and notes since when the game stands where it stands. */
async function lookUp(mine: MyTable): Promise<Line> {
  const seated = mine.choice ? await takeWhatIsLeft(mine) : null;
  const kept = seated?.ok ? seated.value : mine;
  const { table, key, watch = '' } = kept;
  const seen = await lookAt(table, key === null ? { watch } : { key });
  if (!seen.ok) return { mine: kept, look: seen.why };
  const look = seen.value as LookAnswer;
  const at = JSON.stringify(look.at);
  if (kept.stood?.at === at) return { mine: kept, look };
  const stood = { at, since: Date.now() };
  await changeTable(table, { stood });
  return { mine: { ...kept, stood }, look };
}

function TableLine({ line, onDrop }: { line: Line; onDrop: () => void }) {
  const { mine, look } = line;
  const { seat, title } = mine;
  const other = isSeen(look) && seat !== null ? look.names[otherPlayer(seat)] : '';
  const isMine = isWaiting(line);
  const mayGo = look !== 'forbidden';
  const about = (
    <>
      {seat === null && !mine.choice ? 'you watch; ' : other === '' ? '' : `against ${other}; `}
      <span className={isMine ? 'bold ink' : undefined}>{standing(line)}</span>
    </>
  );
  return (
    <ServedTableRow seat={seat} title={title} about={about}>
      {mayGo && (
        <a className={isMine ? 'button button-primary' : 'button'} href={linkOf(mine)} aria-label={`Go to ${title}`}>
          {isMine ? 'Go on' : 'Look'}
        </a>
      )}
      {(!mayGo || (isSeen(look) && look.at.phase.kind === 'over') || seat === null) && (
        <Button look="plain" aria-label={`Put ${title} away`} onClick={onDrop}>
          Put away
        </Button>
      )}
    </ServedTableRow>
  );
}

/** The tables on servers at which somebody of this device sits or watches; what waits for them stands first. */
export function MyTables() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    let isThere = true;
    const all = async () => {
      const tables = await listTables();
      if (isThere) setLines(tables.map((mine) => ({ mine, look: null })));
      for (const table of tables) {
        const line = await lookUp(table);
        if (!isThere) return;
        setLines((before) => before.map((one) => (one.mine.table === table.table ? line : one)));
      }
    };
    void all().catch(() => undefined);
    return () => {
      isThere = false;
    };
  }, []);
  if (lines.length === 0) return null;
  const drop = (table: string) => {
    setLines((before) => before.filter(({ mine }) => mine.table !== table));
    dropTable(table).catch(() => undefined);
  };
  const sorted = [...lines.filter(isWaiting), ...lines.filter((line) => !isWaiting(line))];
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">My tables</h2>
      <ul className="stack">
        {sorted.map((line) => (
          <TableLine key={line.mine.table} line={line} onDrop={() => drop(line.mine.table)} />
        ))}
      </ul>
    </section>
  );
}
