import type { Command } from './command.ts';

/** The places of orders, in the order in which they are read: seven above and seven below, each the same for ever. */
export const SLOTS = [
  'turn-left',
  'faster',
  'turn-right',
  'weave',
  'slower',
  'field',
  'steer',
  'dock',
  'jump',
  'search',
  'tractor',
  'recharge',
  'launch',
  'prepare',
] as const;

export type SlotId = (typeof SLOTS)[number];

/** Presses a slot. */
export type PressSlot = (slot: SlotId) => void;

const press =
  (slot: SlotId) =>
  (pressed: PressSlot): void =>
    pressed(slot);

/** A key of a slot is the place of the letter on the keyboard, as the slot is a place in the dock. */
const slot = <Id extends string>(id: Id, of: SlotId, label: string, key: string) =>
  ({ id, slot: of, label, keys: [key], place: 'orders', byPlace: true, isElsewhere: true, run: press(of) }) as const;

/** The keys of the slots, which lie as the slots do. */
export const SLOT_COMMANDS = [
  slot('left', 'turn-left', 'Turn left', 'Q'),
  slot('accelerate', 'faster', 'Faster', 'W'),
  slot('right', 'turn-right', 'Turn right', 'E'),
  slot('steer', 'steer', 'Steer a missile', 'R'),
  slot('dock', 'dock', 'Dock or separate', 'T'),
  slot('jump', 'jump', 'Jump, prepare or abort it', 'Y'),
  slot('launch', 'launch', 'Launch', 'U'),
  slot('weave', 'weave', 'Weave', 'A'),
  slot('decelerate', 'slower', 'Slower', 'S'),
  slot('field', 'field', 'Force field', 'D'),
  slot('search-space', 'search', 'Active search', 'F'),
  slot('tractor', 'tractor', 'Tractor beam', 'G'),
  slot('recharge', 'recharge', 'Recharge', 'H'),
  slot('prepare', 'prepare', 'Prepare', 'J'),
] as const satisfies readonly Command<PressSlot>[];

/** The command of a slot, by which its key is known. */
export function commandOfSlot(slot: SlotId): (typeof SLOT_COMMANDS)[number]['id'] {
  const command = SLOT_COMMANDS.find((one) => one.slot === slot);
  if (!command) throw new Error(`The slot ${slot} has no command.`);
  return command.id;
}

/** Presses the weapon of a row of the dock. */
export type PressWeapon = (row: number) => void;

/** The weapons of the Fire Phase by their rows. */
export const WEAPON_COMMANDS = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (nth) =>
    ({
      id: `weapon-${nth}` as `weapon-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`,
      label: `Another fire of weapon ${nth}`,
      keys: [String(nth)],
      place: 'orders',
      isElsewhere: true,
      run: (pressed: PressWeapon) => pressed(nth - 1),
    }) as const,
) satisfies readonly Command<PressWeapon>[];
