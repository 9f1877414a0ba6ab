import * as v from 'valibot';
import { podParts } from '../model/ids.ts';
import {
  BATTLECRAFT_HULLS,
  DIRECTIONS,
  type Direction,
  MISSILE_TYPES,
  PLAYERS,
  POD_TYPES,
  type PodPart,
  SPACESHIP_HULLS,
} from '../model/names.ts';
import type { Scenario } from '../model/scenario.ts';
import { listOf, RECORD_LIMITS } from './form.ts';
import { OwnNameForm, textForm } from './text-form.ts';

const nameOf = (least: number) => v.pipe(textForm(RECORD_LIMITS.name), v.minLength(least));
const whole = v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const player = v.picklist(PLAYERS);
const level = v.picklist([6, 7, 8]);
const armor = v.picklist([0, 1, 2]);
const hex = v.pipe(v.string(), v.regex(/^[A-Z]+\d{4}$/, 'should be a hex like A0207'));
const letter = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}$/, 'should be one capital letter or two'));
const direction = v.picklist(DIRECTIONS) as v.GenericSchema<Direction>;
const velocity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const unit = v.pipe(v.string(), v.regex(/^[12][A-Z]\d?$/, 'should be a ship like 1A'));
const reminder = v.exactOptional(v.literal('right'));
const hit = v.exactOptional(v.picklist(['vulnerable', 'damaged', 'destroyed']));

/** [8.8] The form of the hits of a ship: by part, and no other name. */
export const DamageForm = v.strictObject({
  bridge: hit,
  engine: hit,
  'force-field': hit,
  ...(Object.fromEntries(podParts(RECORD_LIMITS.pods).map((part) => [part, hit])) as Record<PodPart, typeof hit>),
});

const Sheet = v.object({ letter, column: whole, row: whole });

/** The form of a pod. */
export const PodForm = v.object({
  type: v.picklist(POD_TYPES),
  armor: v.exactOptional(armor),
  civLevel: v.exactOptional(level),
  battlecraft: v.exactOptional(v.picklist(BATTLECRAFT_HULLS)),
  missiles: v.exactOptional(
    v.object(
      Object.fromEntries(MISSILE_TYPES.map((type) => [type, v.exactOptional(count)])) as Record<
        (typeof MISSILE_TYPES)[number],
        v.ExactOptionalSchema<typeof count, never>
      >,
    ),
  ),
  count: v.exactOptional(v.literal(2)),
  damage: v.exactOptional(v.strictObject({ bridge: hit, engine: hit })),
  spentUnits: v.exactOptional(count),
  lost: v.exactOptional(v.literal(true)),
});

/** A list of at least so many items. */
const some = <T extends v.GenericSchema>(item: T, most: number, least: number) =>
  v.pipe(listOf(item, most), v.minLength(least));

const shipForm = (least: number) =>
  v.object({
    player,
    letter: v.pipe(v.string(), v.regex(/^[A-Z]$/, 'should be one capital letter')),
    name: v.exactOptional(OwnNameForm),
    hull: v.picklist(SPACESHIP_HULLS),
    pods: listOf(PodForm, RECORD_LIMITS.pods),
    deployment: v.object({
      hexes: some(hex, RECORD_LIMITS.hexes, least),
      directions: some(direction, DIRECTIONS.length, least),
      velocities: some(velocity, 10, least),
      reminder,
      formation: v.exactOptional(v.literal(true)),
    }),
    log: v.picklist([1, 2]),
    spentBlocks: v.exactOptional(count),
    spentUnits: v.exactOptional(count),
    damage: v.exactOptional(DamageForm),
    fieldUp: v.exactOptional(v.literal(true)),
    alertOn: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  });

/** What had been launched before a battle goes on. */
const Launch = v.object({
  ship: unit,
  pod: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RECORD_LIMITS.pods)),
  missile: v.exactOptional(v.picklist(MISSILE_TYPES)),
  hex,
  direction,
  velocity,
  reminder,
  spentUnits: v.exactOptional(count),
  four: v.exactOptional(v.literal(true)),
  revealed: v.exactOptional(v.literal(true)),
});

const units = listOf(unit, RECORD_LIMITS.ships);

const Condition = v.variant('is', [
  v.object({ is: v.literal('destroyed'), units, atLeast: count, including: v.exactOptional(units) }),
  v.object({ is: v.literal('jumped'), units, atLeast: count }),
  v.object({ is: v.literal('in-orbit'), unit }),
  v.object({ is: v.literal('docked'), units, with: unit }),
  v.object({ is: v.literal('apart'), range: count }),
  v.object({ is: v.literal('points'), player, atLeast: whole }),
  v.object({ is: v.literal('turns'), played: v.pipe(count, v.minValue(1)) }),
  v.object({ is: v.literal('no-ship-left'), player }),
]);

const formWith = (least: number) =>
  v.object({
    id: nameOf(least),
    briefing: v.exactOptional(
      v.object({
        situation: v.exactOptional(textForm(RECORD_LIMITS.situation)),
        length: v.exactOptional(textForm(RECORD_LIMITS.remark)),
        difficulty: v.exactOptional(textForm(RECORD_LIMITS.remark)),
        teaches: v.exactOptional(textForm(RECORD_LIMITS.remark)),
        balance: v.exactOptional(textForm(RECORD_LIMITS.remark)),
      }),
    ),
    sides: v.exactOptional(v.object({ 1: v.exactOptional(OwnNameForm), 2: v.exactOptional(OwnNameForm) })),
    sheets: some(Sheet, RECORD_LIMITS.sheets, least),
    reserved: v.exactOptional(listOf(Sheet, RECORD_LIMITS.sheets)),
    planets: listOf(hex, RECORD_LIMITS.hexes),
    asteroidFields: listOf(hex, RECORD_LIMITS.hexes),
    ships: some(shipForm(least), RECORD_LIMITS.ships, least),
    jumps: v.exactOptional(v.object({ player, sheetColumn: v.exactOptional(whole) })),
    goesOn: v.exactOptional(
      v.object({ turn: v.pipe(count, v.minValue(1)), launched: listOf(Launch, RECORD_LIMITS.launched) }),
    ),
    scoring: v.exactOptional(
      v.object({
        orbit: v.object({ player, ship: whole, cargoPod: whole }),
        destroyed: v.object({ player, ship: whole, cargoPod: whole, own: v.object({ units, points: whole }) }),
      }),
    ),
    victory: listOf(
      v.object({
        if: Condition,
        winner: v.nullable(v.union([player, v.literal('points')])),
        reason: nameOf(1),
      }),
      RECORD_LIMITS.victory,
    ),
  }) satisfies v.GenericSchema<unknown, Scenario>;

/** The form of a scenario object. What it means is checked by `scenarioFaults`. */
export const ScenarioForm = formWith(1);

/** The form of a scenario that is still being made: its name and some of its lists may be empty yet. */
export const DraftForm = formWith(0);
