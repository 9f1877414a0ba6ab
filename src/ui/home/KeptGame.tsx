import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findScenario } from '../../scenarios/index.ts';
import type { SavedGame } from '../../store/saved/saved-game.ts';
import { type PageAddress, printAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { dayText } from '../kit/day-text.ts';
import { late } from '../kit/late.tsx';
import { Sketch } from '../map/Sketch.tsx';
import { scenarioPicture } from '../map/scenario-picture.ts';
import { goOnWithGame } from '../pages/pages.ts';
import { duplicate, remove, undelete } from '../pages/shelf-care.ts';
import { aboutText, standing, titleText } from './saved-game-words.ts';

/** The map of a game; of a game of the first versions, which kept no picture, only what the scenario lays there. */
function Picture({ game }: { game: SavedGame }) {
  const scenario = findScenario(game.scenario);
  const picture = game.picture ?? (scenario && { ...scenarioPicture(scenario), units: [] });
  return (
    <div className="kept-picture" aria-hidden="true">
      {picture && <Sketch picture={picture} label="The map" isSmall />}
    </div>
  );
}

/** The form comes out of the same file as what else is rarely needed of the list. */
const Rename = late(async () => (await import('./LostGameLine.tsx')).Rename);

/** The game that was deleted or brought back on this page last. */
let tended: string | null = null;

/** The button of a game that has come in the place of the one that was pressed, and takes the focus over from it. */
function useFocusOf(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (tended !== id) return;
    tended = null;
    button.current?.focus();
  }, [id]);
  return button;
}

/** Where else a game leads: to a table on a server as long as it goes on, then to how it went. */
const waysOf = ({ id, result }: SavedGame): [string, PageAddress][] =>
  result
    ? [
        ['Review', { at: 'game', id, order: null, open: 'review' }],
        ['Battle report', { at: 'game', id, order: null, open: 'report' }],
      ]
    : [['Two screens', { at: 'screens', way: 'bring', words: [id] }]];

/** A game on this device: what it is, where it stands, and what can be done with it. */
export function KeptGame({ game }: { game: SavedGame }) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const goOnButton = useFocusOf(game.id);
  const title = titleText(game);
  const about = aboutText(game);
  const played = `last played ${dayText(game.touched)}`;
  const which = `${title}, ${played}`;
  const goOn = game.result ? 'Look at' : 'Continue';
  const done = () => {
    // The button has to be back before it can have the focus.
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  return (
    <li className="row line card-quiet kept" data-part="kept-game">
      <Picture game={game} />
      <div className="kept-words">
        {isRenaming ? <Rename game={game} onDone={done} /> : <strong className="num">{title}</strong>}
        <span className="muted">
          {title !== about && `${about}; `}
          {standing(game)}; {played}
        </span>
      </div>
      {!isRenaming && (
        <div className="kept-care">
          <Button ref={renameButton} look="plain" aria-label={`Rename ${which}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button
            look="plain"
            aria-label={`Duplicate ${which}`}
            onClick={() => void duplicate(game.id, `Copy of ${title}`)}
          >
            Duplicate
          </Button>
          {waysOf(game).map(([words, place]) => (
            <a
              key={words}
              className="button button-plain"
              href={printAddress({ place, rules: null })}
              aria-label={`${words} for ${which}`}
            >
              {words}
            </a>
          ))}
          <Button
            look="plain"
            aria-label={`Delete ${which}`}
            onClick={() => {
              tended = game.id;
              void remove(game.id);
            }}
          >
            Delete
          </Button>
        </div>
      )}
      <Button
        ref={goOnButton}
        look="primary"
        aria-label={`${goOn} ${which}`}
        onClick={() => void goOnWithGame(game.id)}
      >
        {goOn}
      </Button>
    </li>
  );
}

/** A game that was deleted a moment ago, in its place; the cursor is on the way back. */
export function DeletedGame({ game }: { game: SavedGame }) {
  const button = useFocusOf(game.id);
  return (
    <li className="row line card-quiet kept is-deleted" data-part="kept-game">
      <div className="kept-words" role="status">
        <span>
          Deleted: <strong className="num">{titleText(game)}</strong>
        </span>
      </div>
      <Button
        ref={button}
        aria-label={`Undo the deletion of ${titleText(game)}, last played ${dayText(game.touched)}`}
        onClick={() => {
          tended = game.id;
          void undelete(game.id);
        }}
      >
        Undo
      </Button>
    </li>
  );
}
