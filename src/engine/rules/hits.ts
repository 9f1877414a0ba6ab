import { CRITICAL_HIT, listedParts, missileKill } from '../charts/hit-table.ts';
import type { Part, Player } from '../model/names.ts';
import { refuse } from '../model/rejection.ts';
import type { Craft, Game, HitSource, Missile, Task } from '../model/state.ts';
import { inPlay, unitNamed } from './board.ts';
import { hitPart, isLive, listParts, partOf } from './damage.ts';
import { lose } from './destruction.ts';
import { rollDie } from './dice.ts';
import { mayWasteHit } from './editions.ts';
import { emit, type Play } from './play.ts';
import { isCraft, isMissile, unitOf } from './units.ts';
import type { Verb } from './verb.ts';

/**
 * [8.7] A missile is destroyed by a 1 or 2, unrevealed by a 2 alone; an asteroid's critical hit has no effect (6.6).
 */
export const killsMissile = (missile: Pick<Missile, 'revealed'>, die: number, source: HitSource): boolean =>
  missileKill(die, missile.revealed) && (source !== 'asteroid' || die !== CRITICAL_HIT);

function hitMissile(play: Play, missile: Missile, source: HitSource, die: number): void {
  const killed = killsMissile(missile, die, source);
  const result = !killed ? 'none' : die === CRITICAL_HIT ? 'critical' : 'kill';
  emit(play, '8.7', { type: 'hit-roll', target: missile.id, source, die, result });
  if (killed) lose(play, missile, source, '8.8');
}

/** What a hit comes from, and who chooses the part if there is a choice. */
type HitCause = Pick<Extract<Task, { do: 'hit' }>, 'source' | 'chooser'>;

/**
 * [8.7, R8.7a, R8.7b] The parts that a die result may hit, of which one is chosen: those not yet destroyed, and where the
 * owner chooses the destroyed ones too; none if all are.
 */
export function partsHit(game: Game, craft: Craft, die: number, { source, chooser }: HitCause): Part[] {
  const isCritical = die === CRITICAL_HIT;
  if (isCritical && (source === 'asteroid' || !craft.revealed)) return [];
  const listed = isCritical ? listParts(craft) : listedParts(die).filter((part) => partOf(craft, part));
  const live = listed.filter((part) => isLive(craft, part));
  return live.length > 0 && mayWasteHit(game, craft, chooser) ? listed : live;
}

/** [8.7, R8.7a] One use of the Hit Table on a unit; asks for the part if more than one may be hit. */
export function runHit(play: Play, task: Extract<Task, { do: 'hit' }>): void {
  const target = unitNamed(play.game, task.target);
  if (!inPlay(target)) return;
  const die = rollDie(play);
  if (isMissile(target)) {
    hitMissile(play, target, task.source, die);
    return;
  }
  const parts = partsHit(play.game, target, die, task);
  const result = parts.length === 0 ? 'none' : die === CRITICAL_HIT ? 'critical' : 'parts';
  emit(play, '8.7', { type: 'hit-roll', target: target.id, source: task.source, die, result });
  const only = parts[0];
  if (parts.length > 1) {
    play.game.pending = {
      kind: 'choose-part',
      player: task.chooser,
      unit: target.id,
      parts,
      source: task.source,
    };
  } else if (only) hitPart(play, target, only, task.source);
}

/** Pushes uses of the Hit Table onto the agenda. */
export function pushHits(play: Play, target: string, source: HitSource, chooser: Player, times = 1): void {
  for (let n = 0; n < times; n += 1) play.game.tasks.push({ do: 'hit', target, source, chooser });
}

function pendingChoice(game: Game) {
  return game.pending?.kind === 'choose-part' ? game.pending : undefined;
}

/** [8.7] The choosing player names the part that is hit. */
export const choosePart: Verb<'choose-part'> = {
  check(game, { part }) {
    const parts = pendingChoice(game)?.parts ?? [];
    return parts.includes(part) ? undefined : refuse('8.7', 'not-a-listed-part', { part });
  },
  apply(play, { player, part }) {
    const pending = pendingChoice(play.game);
    if (!pending) return;
    const target = unitOf(play.game, pending.unit);
    play.game.pending = null;
    const wasted = isCraft(target) && !isLive(target, part);
    emit(play, '8.7', { type: 'part-chosen', target: target.id, player, ...(wasted && { wasted }) });
    if (isCraft(target) && !wasted) hitPart(play, target, part, pending.source);
  },
  list(game, player, _, listed) {
    for (const part of pendingChoice(game)?.parts ?? []) listed.push({ player, do: 'choose-part', part });
  },
};
