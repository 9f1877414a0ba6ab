import { type Chance, chanceOf } from '../../chances/index.ts';
import { type Game, type GameResult, type Player, snapshot, startRecord, type UnitView } from '../../engine/index.ts';
import { fullSettings } from '../../game/entries.ts';
import { gameAt, type History, replayInSlices } from '../../game/history.ts';
import { type PhaseMark, phaseMark } from '../../game/log.ts';
import { isClosed } from '../../game/people.ts';
import { findScenario } from '../../scenarios/index.ts';
import { type GameStorage, openGameStorage } from '../saved/game-storage.ts';
import type { MapPicture } from '../saved/map-picture.ts';
import { pictureOf } from '../saved/picture-of.ts';
import { readSavedRecord } from '../saved/saved-record.ts';

/** How a spaceship stands: what is hit of it, and the energy it has left. */
export interface ShipStanding {
  id: string;
  status: UnitView['status'];
  hits: number;
  /** Energy Blocks that are left, and all. */
  blocks: number;
  of: number;
}

/** What two positions are compared by. */
export interface ComparedPosition {
  mark: PhaseMark;
  result: GameResult | null;
  /** That of Player 1. */
  chance: Chance;
  ships: Readonly<Record<Player, readonly ShipStanding[]>>;
  /** Battlecraft that are lost. */
  craftLost: Readonly<Record<Player, number>>;
  /** Missiles on the map. */
  missiles: Readonly<Record<Player, number>>;
  points: Readonly<Record<Player, number>>;
  picture: MapPicture;
}

/** A game or a line of which everything may be seen, moment by moment. */
export interface Positions {
  count: number;
  /** The moments at which a phase begins, by the number of actions before them, and the last one. */
  marks: readonly { at: number; mark: PhaseMark }[];
  at(count: number): ComparedPosition;
}

const LOST: ReadonlySet<UnitView['status']> = new Set(['destroyed', 'off-map']);

function standingOf({ id, status, parts = {}, energy }: UnitView): ShipStanding {
  const hits = Object.values(parts).filter((part) => part?.status === 'damaged' || part?.status === 'destroyed').length;
  const { blocks, marked } = energy && 'blocks' in energy ? energy : { blocks: 0, marked: 0 };
  return { id, status, hits, blocks: Math.max(0, blocks - marked), of: blocks };
}

const forBoth = <T>(one: (player: Player) => T): Record<Player, T> => ({ 1: one(1), 2: one(2) });

/** A position with what it is compared by. */
export function comparedPosition(game: Game): ComparedPosition {
  const { units, result, victoryPoints } = snapshot(game);
  const of = (player: Player, kind: UnitView['kind']) =>
    units.filter((unit) => unit.owner === player && unit.kind === kind);
  return {
    mark: phaseMark(game),
    result,
    chance: chanceOf(game),
    ships: forBoth((player) => of(player, 'spaceship').map(standingOf)),
    craftLost: forBoth((player) => of(player, 'battlecraft').filter(({ status }) => LOST.has(status)).length),
    missiles: forBoth((player) => of(player, 'missile').filter(({ status }) => status === 'in-play').length),
    points: victoryPoints,
    picture: pictureOf(game),
  };
}

function positionsIn(history: History): Positions {
  const count = history.steps.length;
  const marks = history.steps.flatMap(({ log, game }, nth) =>
    nth + 1 < count && log.some(({ event }) => event.type === 'phase') ? [{ at: nth + 1, mark: phaseMark(game) }] : [],
  );
  const first = { at: 0, mark: phaseMark(history.start) };
  const last = { at: count, mark: phaseMark(gameAt(history)) };
  return {
    count,
    marks: count === 0 ? [first] : [first, ...marks, last],
    at: (at) => comparedPosition(gameAt(history, Math.min(Math.max(at, 0), count))),
  };
}

/**
 * [R10.0b] The positions of a game that lies on this device; null where it cannot be read, or its players have secrets
 * from each other and it goes on.
 */
export async function readPositions(id: string, storage: GameStorage = openGameStorage()): Promise<Positions | null> {
  const kept = await readSavedRecord(id, storage);
  const started = kept && startRecord(kept, findScenario);
  if (!kept || !started?.ok) return null;
  const replayed = await replayInSlices({ start: started.value, steps: [] }, kept.actions);
  if (!replayed) return null;
  const { history } = replayed;
  return isClosed(fullSettings(kept.table)) && !gameAt(history).result ? null : positionsIn(history);
}
