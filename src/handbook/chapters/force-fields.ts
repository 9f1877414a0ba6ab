import { HULLS } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

const { dagger } = HULLS;

/** Force fields. */
export const forceFields: Chapter = {
  id: 'force-fields',
  title: 'Force fields',
  brief:
    'A force field saves a ship from a missile, for one block and the freedom to maneuver. It may go up by command, or in an emergency when a missile has already caught the ship.',
  body: `Raise it too early and you sit still while the enemy lines up. Raise it too late and everything hangs on one die. Against lasers and particles it does nothing.

By command it costs one [[Battle Command]] and one [[block]], and comes down by another command. What a ship may do behind it, §R7.4f says.`,
  also: ['4.6', '7.4', 'R7.4f', 'R8.9a'],
  cases: [
    {
      id: '9.8',
      title: 'A missile meets a force field',
      brief:
        'A ship with its field up is not destroyed: the missile explodes and its owner rolls on the Hit Table three times for a field of class 1, once for class 2.',
      body: `If the field is down when the missile has succeeded, the ship’s owner may try to raise it at the last moment. The die must show the ship’s [[Civ Level]] less 2, or less: for a [[Dagger]] of
level ${dagger.civLevel} that is ${dagger.civLevel - 2} or less. It costs one [[block]] and no command. If the die fails, the ship is destroyed. A field that went up stays up until a command lowers it.`,
      rulings: [
        {
          id: 'R9.8a',
          title: 'Raising it in an emergency',
          brief:
            'It succeeds on the Civ Level less 2, or less. It needs an unmarked block, a force field neither damaged nor destroyed, and the owner’s wish; the block is paid when it succeeds.',
          body: 'Then the explosion is settled against the raised field. Where it could not be raised the owner is not asked, and the ship is destroyed at once.',
        },
        {
          id: 'R9.8b',
          title: 'How many rolls',
          brief:
            'The number of rolls is fixed as the explosion begins, even if the field goes off meanwhile; they end when the ship is destroyed. A damaged class 2 field means three.',
          body: '',
        },
      ],
      see: ['9.6', '8.7', '7.5', '8.9'],
      charts: ['hit'],
    },
  ],
};
