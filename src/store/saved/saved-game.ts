import * as v from 'valibot';
import type { GameResult, PhaseKind, Player } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { LAST_MOMENT } from '../device/moment.ts';
import { type MapPicture, readPicture } from './map-picture.ts';

/** Where a line hangs: beside which game, on that itself or on another of its lines, and after how many actions. */
export interface LinePlace {
  game: string;
  parent: string;
  at: number;
}

/** A saved game as the list of games shows it, without either player's secrets. */
export interface SavedGame {
  id: string;
  /** The id of its scenario. */
  scenario: string;
  table: GameSettings;
  turn: number;
  phase: PhaseKind | 'set-up' | 'over';
  /** Who decides next; null when the game is over. */
  player: Player | null;
  result: GameResult | null;
  created: number;
  touched: number;
  /** How many entries it has. */
  entries: number;
  /** The map as both players see it; games of the first versions have none. */
  picture?: MapPicture | undefined;
  /** What it was tried beside; such games stand with the game on which they hang and nowhere else. */
  line?: LinePlace | undefined;
  /** When it was deleted; until it is gone for good that can be taken back. */
  deleted?: number | undefined;
}

const MomentForm = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT));
const PlayerForm = v.picklist([1, 2]);

/** What the list of games prints. The settings are looked through again when the game is opened. */
const SavedGameForm = v.object({
  id: v.string(),
  scenario: v.string(),
  table: v.looseObject({
    mode: v.picklist(['hotseat', 'rehearsal', 'screens']),
    names: v.tuple([v.string(), v.string()]),
    name: v.optional(v.string()),
  }),
  turn: v.pipe(v.number(), v.integer(), v.minValue(1)),
  phase: v.picklist(['set-up', 'movement', 'command', 'fire', 'over']),
  player: v.nullable(PlayerForm),
  result: v.nullable(v.object({ winner: v.nullable(PlayerForm), reason: v.string() })),
  created: MomentForm,
  touched: MomentForm,
  entries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  deleted: v.optional(MomentForm),
});

/** A line of the list of games; null if it is damaged. A damaged picture is left out, and the game is listed all the same. */
export function readSavedGame(value: unknown): SavedGame | null {
  if (!v.is(SavedGameForm, value)) return null;
  const line = value as SavedGame;
  return line.picture === undefined ? line : { ...line, picture: readPicture(line.picture) ?? undefined };
}
