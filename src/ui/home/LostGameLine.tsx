import type { LostGame } from '../../store/saved/shelf.ts';
import { Button } from '../kit/Button.tsx';
import { dayText } from '../kit/day-text.ts';
import { goOnWithGame } from '../pages/pages.ts';
import { forget, restore } from '../pages/shelf-care.ts';
import { standing, titleText } from './saved-game-words.ts';

function wordsOf(lost: LostGame): string {
  if (lost.kind === 'unlisted') return 'its line in this list is damaged, but its orders are there';
  const { game, spare } = lost;
  const kept = `was kept here, ${standing(game)}, last played ${dayText(game.touched)}; the browser no longer has it`;
  return spare ? `${kept}, but there is a spare copy: ${standing(spare)}` : kept;
}

/** A game of which something is missing; what is left of it can be looked at. */
export function LostGameLine({ lost }: { lost: LostGame }) {
  const id = lost.kind === 'gone' ? lost.game.id : lost.id;
  return (
    <li className="row line card-quiet kept" data-part="kept-game">
      <div className="kept-words">
        <strong className="num">
          {lost.kind === 'gone' ? titleText(lost.game) : 'A game whose name cannot be read'}
        </strong>
        <span className="muted">{wordsOf(lost)}</span>
      </div>
      <Button onClick={() => void forget(id)}>{lost.kind === 'gone' ? 'Forget it' : 'Delete for good'}</Button>
      {lost.kind === 'gone' && lost.spare && (
        <Button look="primary" onClick={() => void restore(id)}>
          Go on with the spare copy
        </Button>
      )}
      {lost.kind === 'unlisted' && (
        <Button look="primary" onClick={() => void goOnWithGame(id)}>
          Open what is left
        </Button>
      )}
    </li>
  );
}

/** What else of the games is not needed at first is loaded with it: each file has its price on the first page. */
export { OwnGames } from './OwnGames.tsx';
export { Rename } from './Rename.tsx';
