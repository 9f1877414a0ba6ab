import { type FormEvent, useId, useState } from 'react';
import { PLAYERS, type Player, plainName, RANKS, RECORD_LIMITS } from '../../../engine/index.ts';
import { beginLine } from '../../../store/table/begin-line.ts';
import type { Ranks } from '../../../store/table/new-saved.ts';
import { capital, playerName, shortName } from '../../../words/index.ts';
import { rankName } from '../../../words/program.ts';
import { Button } from '../../kit/Button.tsx';
import { goToPlace } from '../../kit/location.ts';
import { refusedText } from '../../kit/refused-text.ts';
import { Segments } from '../../kit/Segments.tsx';
import { useGame, useTable } from '../../play/context.ts';
import { useNames } from '../../play/useNames.ts';

type Hand = 'hand' | (typeof RANKS)[number];

const HANDS: readonly { value: Hand; label: string }[] = [
  { value: 'hand', label: 'By hand' },
  ...RANKS.map((value) => ({ value, label: rankName(value) })),
];

interface NewLineProps {
  at: number;
  /** What the moment is called. */
  moment: string;
  /** A name that no line has yet. */
  suggested: string;
  /** Both players have to agree, since everything lies open in a line. */
  asksBoth: boolean;
}

/** Asks how another way is to be tried, and begins it. */
export function NewLine({ at, moment, suggested, asksBoth }: NewLineProps) {
  const { table } = useGame();
  const names = useNames();
  const saving = useTable((state) => state.saving.state);
  const [name, setName] = useState('');
  const [ranks, setRanks] = useState<Ranks>({});
  const [agreed, setAgreed] = useState<readonly Player[]>([]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const field = useId();
  const waits = asksBoth && agreed.length < PLAYERS.length;

  const choose = (player: Player, hand: Hand) => {
    const { [player]: _given, ...others } = ranks;
    setRanks(hand === 'hand' ? others : { ...others, [player]: hand });
  };

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || waits) return;
    setBusy(true);
    try {
      const id = await beginLine(table, at, { name: name.trim() || suggested, ranks });
      goToPlace({ at: 'game', id, order: null });
    } catch (error) {
      setTrouble(refusedText('line could not be begun', error));
      setBusy(false);
    }
  };

  return (
    <form className="stack justify-start gap-2h border-b lines-new" onSubmit={(event) => void begin(event)}>
      <h3>From {moment}</h3>
      <p className="muted">
        The game stays as it is. As long as the orders are the same, so are the dice; then they fall from a seed that
        stands at the line.
        {(saving === 'linked' || saving === 'served') && ' A copy of the game is kept on this device with it.'}
      </p>
      <label className="stack gap-1 lines-name" htmlFor={field}>
        <span className="cap">Name</span>
        <input
          id={field}
          type="text"
          value={name}
          placeholder={suggested}
          maxLength={RECORD_LIMITS.name}
          onChange={({ target }) => setName(plainName(target.value))}
        />
      </label>
      {PLAYERS.map((player) => (
        <div key={player} className="stack gap-1">
          <span className="cap">{playerName(names, player)}</span>
          <Segments
            label={`Who plays ${playerName(names, player)}`}
            options={HANDS}
            chosen={ranks[player] ?? 'hand'}
            onChoose={(hand) => choose(player, hand)}
          />
        </div>
      ))}
      {asksBoth && (
        <fieldset className="stack gap-1">
          <legend>In a line everything lies open: both logs, and what lies face down or prepared now.</legend>
          {PLAYERS.map((player) => (
            <label key={player} className="option">
              <input
                type="checkbox"
                checked={agreed.includes(player)}
                onChange={({ target }) =>
                  setAgreed(target.checked ? [...agreed, player] : agreed.filter((one) => one !== player))
                }
              />
              {capital(shortName(names, player))} agrees
            </label>
          ))}
        </fieldset>
      )}
      {trouble !== '' && <p role="alert">{trouble}</p>}
      <Button look="primary" type="submit" aria-disabled={busy || waits}>
        {waits ? 'Begin, once both agree' : 'Begin the line'}
      </Button>
    </form>
  );
}
