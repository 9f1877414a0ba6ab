import { dieForPart, LOGS, MISSILE_TYPES, type Part, podParts } from '../engine/index.ts';
import { boxes } from './missiles.ts';
import { ENERGY_BOXES } from './printed.ts';
import type { LogSheet } from './types.ts';

/** [2.3, R10.1a] A log as it is printed, with nothing written on it. */
export function blankSheet(log: 1 | 2): LogSheet {
  const printed = LOGS[log];
  const pods = podParts(printed.pods);
  const parts: Part[] = ['bridge', 'engine', 'force-field', ...pods];
  const open = (number: number) => boxes(number, number, 0);
  return {
    log,
    ship: null,
    header: null,
    compartments: parts.map((part) => ({
      part,
      die: dieForPart(part),
      pod: null,
      count: 1,
      armor: null,
      status: 'intact',
      struck: false,
      missiles: null,
      craft: null,
    })),
    missiles: MISSILE_TYPES.map((type) => ({
      type,
      total: 0,
      left: 0,
      lines: Array.from({ length: printed.lines[type] }, () => ({
        missile: null,
        pod: null,
        status: 'aboard' as const,
        boxes: open(ENERGY_BOXES[type]),
        four: false,
      })),
    })),
    energy: {
      burnRate: 0,
      track: Array.from({ length: printed.track + 1 }, (_, number) => ({
        number,
        struck: false,
        marker: false,
        full: false,
      })),
      blocks: open(printed.blocks),
      total: 0,
      gone: 0,
      marked: 0,
      unitsLeft: 0,
    },
    craft: Array.from({ length: printed.craft }, () => ({
      unit: null,
      hull: null,
      status: null,
      bridge: null,
      engine: null,
      boxes: open(printed.craftBoxes),
    })),
  };
}
