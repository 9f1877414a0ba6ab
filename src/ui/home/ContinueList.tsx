import './shelf.css';
import { useState } from 'react';
import type { SavedGame } from '../../store/saved/saved-game.ts';
import type { Shelf } from '../../store/saved/shelf.ts';
import { Button } from '../kit/Button.tsx';
import { late } from '../kit/late.tsx';
import { Segments } from '../kit/Segments.tsx';
import { exportAll } from '../pages/shelf-care.ts';
import { DeletedGame, KeptGame } from './KeptGame.tsx';
import { aboutText, titleText } from './saved-game-words.ts';

/** By what the games of the list are sorted. */
const ARRANGEMENTS = [
  { value: 'played', label: 'Last played' },
  { value: 'begun', label: 'Begun' },
  { value: 'name', label: 'Name' },
] as const;

type ListOrder = (typeof ARRANGEMENTS)[number]['value'];

const COMPARE: Readonly<Record<ListOrder, (one: SavedGame, other: SavedGame) => number>> = {
  played: (one, other) => other.touched - one.touched || other.created - one.created,
  begun: (one, other) => other.created - one.created,
  name: (one, other) => titleText(one).localeCompare(titleText(other), 'en'),
};

/** The games whose name, scenario or people contain every word that is sought, in this order. */
function arrange(games: readonly SavedGame[], sought: string, order: ListOrder): SavedGame[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (game: SavedGame): boolean => {
    const text = `${titleText(game)} ${aboutText(game)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return games.filter(isFound).sort(COMPARE[order]);
}

/** Hardly anybody has lost a game: what is said of one is loaded when it is. */
const LostGameLine = late(async () => (await import('./LostGameLine.tsx')).LostGameLine);

/** How one's games have ended comes behind the games, out of the same file. */
const OwnGames = late(async () => (await import('./LostGameLine.tsx')).OwnGames);

/** So many stand there before a new game is below the edge of a desk. */
const FEW = 2;

/** From so many on they are easier sought than looked through. */
const MANY = 7;

/** The games on this device, the last played first; older ones come when asked for, and those that are damaged or gone. */
export function ContinueList({ games, deleted, lost, durable }: Shelf) {
  const [all, setAll] = useState(false);
  const [sought, setSought] = useState('');
  const [order, setOrder] = useState<ListOrder>('played');
  // Lines stand with the game that they hang on.
  const listed = [...games, ...deleted].filter(({ line }) => !line);
  if (listed.length + lost.length === 0) return null;
  const found = arrange(listed, sought, order);
  const shown = all ? found : found.slice(0, FEW);
  const many = all && listed.length >= MANY;
  return (
    <section className="shelf" aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      {many && (
        <div className="shelf-tools">
          <input
            type="search"
            aria-label="Search the games"
            placeholder="Search by name, scenario or player"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <Segments label="Sort by" options={ARRANGEMENTS} chosen={order} onChoose={setOrder} />
          <span className="muted" role="status">
            {sought !== '' && `${found.length} of ${listed.length} games`}
          </span>
        </div>
      )}
      <ul className="stack">
        {shown.map((game) =>
          game.deleted === undefined ? (
            <KeptGame key={game.id} game={game} />
          ) : (
            <DeletedGame key={game.id} game={game} />
          ),
        )}
        {lost.map((one) => (
          <LostGameLine key={one.kind === 'gone' ? one.game.id : one.id} lost={one} />
        ))}
      </ul>
      <p className="shelf-foot">
        {!all && listed.length > FEW && <Button onClick={() => setAll(true)}>Show all {listed.length} games</Button>}
        {games.length > 0 && (
          <Button look="plain" onClick={() => void exportAll()}>
            Save everything as one file
          </Button>
        )}
        {durable !== null && (
          <span className="muted">
            {durable
              ? 'This browser keeps them until you delete them.'
              : 'This browser may delete them when its disk is full.'}
          </span>
        )}
      </p>
      <OwnGames />
    </section>
  );
}
