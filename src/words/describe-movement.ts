import type { Describers } from './describers.ts';
import { className, directionName } from './names.ts';
import { resultParts } from './results.ts';
import { an, count, of, rolled, say, who } from './text.ts';

const PHASES = { movement: 'moves', command: 'gives commands', fire: 'fires' } as const;

export const TABLE_DESCRIBERS: Describers<
  'phase' | 'ready' | 'sheet-placed' | 'conceded' | 'draw-agreed' | 'game-over' | 'pods-swapped' | 'deployed'
> = {
  phase: ({ turn, kind, player }) => say`Game-Turn ${turn}: ${who(player)} ${PHASES[kind]}`,
  ready: ({ player }) => say`${who(player)} is ready`,
  'sheet-placed': ({ letter }) => say`Sheet ${letter} is added to the map`,
  conceded: ({ player }) => say`${who(player)} concedes`,
  'draw-agreed': () => say`The players agree on a draw`,
  'game-over': (event) => resultParts(event),
  'pods-swapped': ({ unit, a, b }) => say`${of(unit)}: pods ${a} and ${b} are swapped`,
  deployed: ({ unit, hex, direction, velocity }) =>
    say`${of(unit)} starts in ${hex}, velocity ${velocity} towards ${directionName(direction)}`,
};

export const MOVEMENT_DESCRIBERS: Describers<
  'stepped' | 'moved' | 'stayed' | 'landed' | 'orbited' | 'jumped' | 'gained' | 'revealed' | 'alert-roll'
> = {
  stepped: ({ unit, hex }) => say`${of(unit)} enters ${hex}`,
  moved: ({ unit, hexes, hex }) => say`${of(unit)} moves ${count(hexes, 'hex', 'hexes')} to ${hex}`,
  stayed: ({ unit, hex }) => say`${of(unit)} stays in orbit in ${hex}`,
  landed: ({ unit, hex }) => say`${of(unit)} lands in ${hex}`,
  orbited: ({ unit, hex }) => say`${of(unit)} is safe in orbit in ${hex}`,
  jumped: ({ unit }) => say`${of(unit)} jumps and is gone`,
  gained: ({ unit, velocity }) => say`${of(unit)} speeds up to velocity ${velocity}`,
  revealed({ unit, was, what, by, range }) {
    const back = was === unit ? '' : `, was ${was.slice(1)}`;
    return say`${of(by)} detects ${of(unit)}${back}, at range ${range}: ${an(className(what))}, face up now`;
  },
  'alert-roll': ({ unit, die, needs, alerted }) =>
    say`${of(unit)} waits for the alarm, needs ${needs} or less, rolled ${rolled(die)}: ${alerted ? 'alerted' : 'not yet'}`,
};
