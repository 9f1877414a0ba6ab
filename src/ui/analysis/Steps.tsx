import { count } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGame, useView } from '../play/context.ts';
import { watch } from '../play/replay.ts';
import { placeOfMoment, useMoments } from './moments.ts';

/** From one of the moments that decided to the next. */
export function Steps() {
  const game = useGame();
  const { large } = useMoments();
  const at = useView((state) => state.replayAt) ?? 0;
  const places = [...new Set(large.map(placeOfMoment))].sort((a, b) => a - b);
  const nth = places.indexOf(at);
  const before = places.findLast((place) => place < at);
  const after = places.find((place) => place > at);
  if (places.length === 0) return null;
  return (
    <span className="line gap-1">
      <Button
        look="small"
        aria-label="The moment before"
        aria-disabled={before === undefined}
        onClick={() => before !== undefined && watch(game, before)}
      >
        <Icon name="back" />
      </Button>
      <span className="muted num">{nth < 0 ? count(places.length, 'moment') : `${nth + 1} of ${places.length}`}</span>
      <Button
        look="small"
        aria-label="The moment after"
        aria-disabled={after === undefined}
        onClick={() => after !== undefined && watch(game, after)}
      >
        <Icon name="next" />
      </Button>
    </span>
  );
}
