import type { GamePair } from '../../engine/index.ts';
import { newId } from '../../store/device/random.ts';

interface PairChoiceProps {
  isPair: boolean;
  /** The pair that the game is the first of, under a name of its own. */
  onChange: (pair: GamePair | undefined) => void;
}

/** Whether a game is the first of two with the sides changed. */
export function PairChoice({ isPair, onChange }: PairChoiceProps) {
  return (
    <label className="option">
      <input
        type="checkbox"
        checked={isPair}
        onChange={({ target }) => onChange(target.checked ? { table: newId(), game: 1 } : undefined)}
      />
      <span>
        <strong>Play both sides</strong>
        <span className="muted">Two games, the sides changed in between, scored together: fair in any scenario.</span>
      </span>
    </label>
  );
}
