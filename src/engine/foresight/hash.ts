import { hashText } from '../files/hash-text.ts';
import type { UnitId } from '../model/names.ts';
import type { UnitView } from '../model/snapshot.ts';
import type { Game, Pending } from '../model/state.ts';
import { unitNamed } from '../rules/board.ts';
import { isCraft } from '../rules/units.ts';
import { victoryPoints } from '../rules/victory.ts';
import { listPublic, publicName } from '../views/view.ts';

/** What many views share, written out: it is frozen and stays as it is. */
const written = new WeakMap<object, string>();

function write(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  if (Object.isFrozen(value)) written.set(value, text);
  return text;
}

/** A unit as everybody may know it. */
function writeUnit(view: UnitView): string {
  let text = '';
  for (const [field, value] of Object.entries(view)) {
    text += `${field}=${typeof value === 'object' && value !== null ? write(value) : value} `;
  }
  return text;
}

/** [R10.0a] The decision that is due: whose it is and what it is about, not what may be chosen. */
function writePending(pending: Pending | null, name: (id: UnitId) => UnitId): unknown[] {
  if (!pending) return [];
  const about = pending.kind === 'intercept' || pending.kind === 'mims' ? pending.missile : pending.unit;
  const targets = pending.kind === 'intercept' ? pending.targets.map(name) : [];
  return [pending.kind, pending.player, name(about), targets];
}

/** [R10.0a] What has been done in the phase before everybody's eyes; what missiles were ordered is not, only how they fly. */
function writePhase(game: Game, name: (id: UnitId) => UnitId): unknown[] {
  const { kind, player, orders, fires, beams } = game.phase;
  const commands = Object.entries(orders).flatMap(([id, { startVelocity, maneuvers, velocityChanges, wove }]) =>
    isCraft(unitNamed(game, id)) && maneuvers > 0 ? [[name(id), startVelocity, maneuvers, velocityChanges, wove]] : [],
  );
  const made = new Map<UnitId, number>();
  for (const { unit } of fires) made.set(unit, (made.get(unit) ?? 0) + 1);
  const counts = [...made].map(([id, count]) => [name(id), count]);
  const pulls = beams.map(({ ship, target }) => [ship, name(target)]);
  return [kind, player, commands.sort(), counts.sort(), [...made.keys()].map(name), pulls];
}

/** The public position as a text: the same for two that both players take for the same. */
function writePosition(game: Game): string {
  const name = (id: UnitId): UnitId => publicName(game, id);
  const { turn, setUp, moved, deployed, landing, sheets, result, scenario } = game;
  const units = listPublic(game).map(writeUnit).sort();
  const rest = [
    scenario.id,
    turn,
    setUp,
    writePhase(game, name),
    writePending(game.pending, name),
    moved.map(name).sort(),
    deployed,
    landing.map(name).sort(),
    victoryPoints(game),
    sheets,
    result,
  ];
  return units.join('\n') + JSON.stringify(rest);
}

/**
 * [R10.0a, R10.0b] A safe integer that stands for the position as both players may know it: units, phase and what has been
 * done in it, the decision that is due. It is the same where only secrets differ, or the dice that have fallen, and with
 * all but certainty another one otherwise.
 */
export const hashOf = (game: Game): number => hashText(writePosition(game));
