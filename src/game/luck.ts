import { type GameEvent, ownerOfId, type Player } from '../engine/index.ts';

/** What the dice of a game did for a player, beside what was to be expected of them. */
export interface DiceLuck {
  /** How many dice could have gone either way. */
  rolls: number;
  /** How many more of them went their way than was to be expected. */
  luck: number;
  /** How far that strays by chance alone: the variance. */
  spread: number;
}

/** A die that was to decide something for the side that rolled it. */
interface Trial {
  by: Player;
  chance: number;
  success: boolean;
}

/** What a die was to decide; nothing for one that only says where a hit falls, and where nothing was left to chance. */
function trialOf(event: GameEvent): Trial | null {
  switch (event.type) {
    case 'fired':
      return { by: ownerOfId(event.unit), chance: event.odds.probability, success: event.hit };
    case 'interception':
      return typeof event.chance === 'number'
        ? { by: ownerOfId(event.missile), chance: event.chance / 10, success: event.success }
        : null;
    case 'field-roll':
      return { by: ownerOfId(event.unit), chance: event.needs / 10, success: event.success };
    case 'alert-roll':
      return { by: ownerOfId(event.unit), chance: event.needs / 10, success: event.alerted };
    case 'asteroid-check':
      return { by: ownerOfId(event.unit), chance: 1 - event.velocity / 10, success: !event.hit };
    default:
      return null;
  }
}

/** The dice of a game as one player feels them: their own that succeed, and the other's that fail. */
export function diceLuck(events: readonly GameEvent[], me: Player): DiceLuck {
  const sum: DiceLuck = { rolls: 0, luck: 0, spread: 0 };
  for (const event of events) {
    const trial = trialOf(event);
    if (!trial || trial.chance <= 0 || trial.chance >= 1) continue;
    const more = (trial.success ? 1 : 0) - trial.chance;
    sum.rolls += 1;
    sum.luck += trial.by === me ? more : -more;
    sum.spread += trial.chance * (1 - trial.chance);
  }
  return sum;
}
