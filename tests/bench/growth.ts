import type { Game } from '../../src/engine/index.ts';
import { position } from '../fixtures/position.ts';
import type { engine } from './engine.ts';
import { usOf } from './processor-time.ts';

type Engine = typeof engine;

const SIZES = [10, 20, 40, 80, 160] as const;

/** Two ships and so many missiles of both players, none of which meets another in this Game-Turn. */
function crowd(units: number): Game {
  const missiles = Array.from({ length: units - 2 }, (_, nth) => {
    const [owner, from] = nth % 2 === 0 ? ['1', '1A.1'] : ['2', '2B.1'];
    const column = String(1 + (nth % 16)).padStart(2, '0');
    const row = String(1 + (Math.floor(nth / 16) % 17)).padStart(2, '0');
    return `${owner}I intelligent A${column}${row} 3 1 from ${from}`;
  });
  const ships = '1A sword B0101 3 1 : arsenal\n2B sword C1617 9 1 : arsenal';
  return position(`${ships}\n${missiles.join('\n')}`, { phase: 'command 1', sheets: 'ABC', seed: 1 });
}

interface Cost {
  units: number;
  action: number;
  legal: number;
  /** How many actions the list holds. */
  listed: number;
}

function costsWith({ applyInPlace, copyGame, legal }: Engine, units: number): Cost {
  const start = crowd(units);
  const turn = { player: 1, do: 'turn', unit: '1A', side: 'left' } as const;
  const back = { ...turn, side: 'right' } as const;
  const rounds = 20;
  const copy = usOf(() => void copyGame(start));
  const both = usOf(() => {
    const game = copyGame(start);
    for (let n = 0; n < rounds; n += 1) {
      applyInPlace(game, turn);
      applyInPlace(game, back);
      game.phase = start.phase;
    }
  });
  const digits = (value: number): number => Number(value.toPrecision(3));
  return {
    units,
    action: digits((both - copy) / (2 * rounds)),
    legal: digits(usOf(() => void legal(start))),
    listed: legal(start).length,
  };
}

/** What an action and the list of legal ones cost as more units are in play, in microseconds of processor time. */
export function growth(engine: Engine): Cost[] {
  // Once for the compiler.
  for (const units of SIZES) costsWith(engine, units);
  return SIZES.map((units) => costsWith(engine, units));
}
