import { useState } from 'react';
import { fullSettings } from '../../store/entries.ts';
import { preferences } from '../../store/preferences.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import type { LostGame, Shelf } from '../../store/shelf.ts';
import { scenarioTitle } from '../../words/briefings.ts';
import { againstText } from '../../words/program.ts';
import { Button } from '../elements/Button.tsx';
import { goOnWith, remove } from '../pages/pages.ts';

const PHASES = {
  'set-up': 'set-up',
  movement: 'Movement Phase',
  command: 'Command Phase',
  fire: 'Fire Phase',
  over: '',
};

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Where a game stands, and nothing of what either player keeps to himself. */
function standing({ result, turn, phase, player }: SavedGame): string {
  if (result) return result.winner === null ? 'ended in a draw' : `won by player ${result.winner}`;
  const whose = player === null ? '' : `, player ${player}`;
  return phase === 'set-up' ? `being set up${whose}` : `Game-Turn ${turn}, ${PHASES[phase]}${whose}`;
}

function titleOf({ id, table, scenario }: SavedGame): string {
  const { names, mode, program } = fullSettings(table);
  const against = againstText({ program });
  const people = against || (mode === 'rehearsal' ? 'rehearsal' : names.filter((name) => name !== '').join(' and '));
  const coach = id === preferences.getState().learning.game ? 'with a coach' : '';
  return [scenarioTitle(scenario), people, coach].filter((part) => part !== '').join(', ');
}

function Kept({ game }: { game: SavedGame }) {
  const [asking, setAsking] = useState(false);
  const title = titleOf(game);
  return (
    <li className="kept">
      <div className="kept-words">
        <strong className="num">{title}</strong>
        <span className="muted">
          {standing(game)}; last played {day.format(game.touched)}
        </span>
      </div>
      {asking ? (
        <>
          <span>Delete it for good?</span>
          <Button onClick={() => void remove(game.id)}>Delete</Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </>
      ) : (
        <>
          <Button
            aria-label={`Delete ${title}, last played ${day.format(game.touched)}`}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
          <Button
            look="primary"
            aria-label={`${game.result ? 'Look at' : 'Continue'} ${title}, last played ${day.format(game.touched)}`}
            onClick={() => void goOnWith(game.id)}
          >
            {game.result ? 'Look at' : 'Continue'}
          </Button>
        </>
      )}
    </li>
  );
}

/** A game of which something is missing; what is left of it can be looked at. */
function Lost({ lost }: { lost: LostGame }) {
  const id = lost.kind === 'gone' ? lost.game.id : lost.id;
  return (
    <li className="kept">
      <div className="kept-words">
        <strong className="num">
          {lost.kind === 'gone' ? titleOf(lost.game) : 'A game whose name cannot be read'}
        </strong>
        <span className="muted">
          {lost.kind === 'gone'
            ? `was kept here, ${standing(lost.game)}, last played ${day.format(lost.game.touched)}; the browser no longer has it`
            : 'its line in this list is damaged, but its orders are there'}
        </span>
      </div>
      <Button onClick={() => void remove(id)}>{lost.kind === 'gone' ? 'Forget it' : 'Delete'}</Button>
      {lost.kind === 'unlisted' && (
        <Button look="primary" onClick={() => void goOnWith(id)}>
          Open what is left
        </Button>
      )}
    </li>
  );
}

/** So many stand there before a new game is below the edge of a desk. */
const MOST = 2;

/** The games on this device, the last played first; older ones come when asked for, and those that are damaged or gone. */
export function ContinueList({ games, lost, durable }: Shelf) {
  const [all, setAll] = useState(false);
  const shown = all ? games : games.slice(0, MOST);
  if (games.length + lost.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <ul className="kept-list">
        {shown.map((game) => (
          <Kept key={game.id} game={game} />
        ))}
        {lost.map((one) => (
          <Lost key={one.kind === 'gone' ? one.game.id : one.id} lost={one} />
        ))}
      </ul>
      {games.length > shown.length && (
        <Button className="kept-more" onClick={() => setAll(true)}>
          Show all {games.length} games
        </Button>
      )}
      {durable !== null && (
        <p className="muted">
          {durable
            ? 'This browser keeps them until you delete them.'
            : 'This browser may delete them when its disk is full. Save the record of a game you want to keep.'}
        </p>
      )}
    </section>
  );
}
