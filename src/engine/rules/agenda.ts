import type { Task } from '../model/state.ts';
import { runAsteroid } from './entering.ts';
import { runHit } from './hits.ts';
import { runArrival, runAttempt, runExplosion } from './interception.ts';
import { runMims } from './launch-missile.ts';
import { runMove, runMoveAll } from './movement.ts';
import { runPlanet } from './planets.ts';
import type { Play } from './play.ts';
import { settle } from './victory.ts';

type Runner<K extends Task['do']> = (play: Play, task: Extract<Task, { do: K }>) => void;

const RUNNERS: { [K in Task['do']]: Runner<K> } = {
  move: runMove,
  'move-all': runMoveAll,
  planet: runPlanet,
  asteroid: runAsteroid,
  arrive: runArrival,
  attempt: runAttempt,
  explode: runExplosion,
  hit: runHit,
  mims: runMims,
};

/**
 * [6.0, R6.0a, R11.0b] Resolves the tasks of the agenda until none is left, a player must decide, or the game is over.
 * A decision stops `move-all`: the units not yet moved wait for new orders.
 */
export function runAgenda(play: Play): void {
  const { game } = play;
  settle(play);
  while (!game.pending && !game.result) {
    const task = game.tasks.pop();
    if (!task) return;
    (RUNNERS[task.do] as Runner<Task['do']>)(play, task);
    settle(play);
  }
  if (game.pending) game.tasks = game.tasks.filter((task) => task.do !== 'move-all');
}
