import { PLAYERS, type Player, RANKS, type Rank, type Scenario } from '../../engine/index.ts';
import type { Ranks } from '../../store/table/new-saved.ts';
import { RANK_NOTES } from '../../words/deeds.ts';
import { isolated } from '../../words/names.ts';
import { rankName } from '../../words/program.ts';
import { Segments } from '../kit/Segments.tsx';

type Side = Player | 'neither';

const SIDES: readonly Side[] = [...PLAYERS, 'neither'];

const SIDE_NOTES: Readonly<Record<Side, string>> = {
  1: 'You move first.',
  2: 'You command first.',
  neither: 'You watch two of them play.',
};

/** What one may play, by the name that the scenario has for it beside the number. */
const sideOptions = ({ sides }: Scenario) =>
  SIDES.map((value) => {
    if (value === 'neither') return { value, label: 'Neither' };
    const known = sides?.[value];
    return { value, label: known ? `Player ${value}, ${isolated(known)}` : `Player ${value}` };
  });

const RANK_OPTIONS = RANKS.map((rank) => ({ value: rank, label: rankName(rank) }));

const USUAL: Rank = 'captain';

interface RowProps<T extends string | number> {
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  note: string;
  onChoose: (value: T) => void;
}

function Row<T extends string | number>({ label, note, ...choice }: RowProps<T>) {
  return (
    <div className="stack gap-1h">
      <p className="cap">{label}</p>
      <Segments label={label} {...choice} />
      <p className="muted">{note}</p>
    </div>
  );
}

interface ProgramSeatsProps {
  scenario: Scenario;
  /** The seats that the program plays. */
  seats: Ranks;
  onChange: (seats: Ranks) => void;
}

/** Which side one plays oneself, and how well the program plays the other, or both. */
export function ProgramSeatFields({ scenario, seats, onChange }: ProgramSeatsProps) {
  const side = PLAYERS.find((player) => seats[player] === undefined) ?? 'neither';
  const sit = (next: Side) => {
    const theirs = PLAYERS.filter((player) => player !== next);
    onChange(Object.fromEntries(theirs.map((player) => [player, seats[player] ?? seats[side === 1 ? 2 : 1] ?? USUAL])));
  };
  return (
    <>
      <Row label="You play" options={sideOptions(scenario)} chosen={side} note={SIDE_NOTES[side]} onChoose={sit} />
      {PLAYERS.map((player) => {
        const rank = seats[player];
        if (!rank) return null;
        const label = `Player ${player} is the program’s`;
        const choose = (next: Rank) => onChange({ ...seats, [player]: next });
        return (
          <Row
            key={player}
            label={label}
            options={RANK_OPTIONS}
            chosen={rank}
            note={RANK_NOTES[rank]}
            onChoose={choose}
          />
        );
      })}
    </>
  );
}
