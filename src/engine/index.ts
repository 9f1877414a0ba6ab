/** The rules engine as other code sees it: nothing outside `src/engine` imports any other file of it. */

export { apply, applyInPlace, applyLegal, check, findUnit, resolveAction } from './apply.ts';
export { ENERGY_COST } from './charts/energy.ts';
export { FIRE_COST, hitChance } from './charts/fire-results.ts';
export { CRITICAL_HIT, dieForPart, listedParts, missileKill } from './charts/hit-table.ts';
export { type Availability, HULLS } from './charts/hulls.ts';
export { interceptionChance } from './charts/interception.ts';
export { LOGS, type PrintedLog } from './charts/logs.ts';
export { MIMS_LAUNCHES, MISSILES, missileLine } from './charts/missiles.ts';
export { CARGO_PODS, ENERGY_POD_UNITS, PODS, type PodLine, TRACTOR_BEAMS } from './charts/pods.ts';
export { chartedRelativeVelocity } from './charts/relative-velocity.ts';
export {
  type Fault,
  FILE_LIMITS,
  fault,
  faultsOf,
  listOf,
  type Parsed,
  RECORD_LIMITS,
  tooLarge,
} from './files/form.ts';
export { hashText } from './files/hash-text.ts';
export {
  diceToKeep,
  type GamePair,
  type GameRecord,
  parseJson,
  parseRecord,
  type ReadRecord,
  RecordForm,
  readRecord,
  readScenario,
  startRecord,
  type TableSettings,
} from './files/record.ts';
export { type GameLine, GameLineForm } from './files/record-lines.ts';
export { type ProgramSeat, type ProgramSeats, RollForm } from './files/record-parts.ts';
export { scenarioFaults } from './files/scenario-faults.ts';
export { DamageForm, DraftForm, PodForm, ScenarioForm } from './files/scenario-form.ts';
export {
  armorOf,
  type BuiltShip,
  blocksOf,
  listHits,
  type ShipFault,
  shipFaults,
  unitsInPods,
} from './files/ship-faults.ts';
export { plainLine, plainName } from './files/text.ts';
export { chosenForm, countCharacters, isPlain, NameForm } from './files/text-form.ts';
export {
  type Ahead,
  type InterceptionResult,
  interceptionResult,
  listAhead,
  type SeenAttempt,
  seenAttempt,
} from './foresight/ahead.ts';
export { fireChances } from './foresight/chances.ts';
export { firstPass, type MissileLaunch } from './foresight/first-pass.ts';
export { hashOf } from './foresight/hash.ts';
export { type HitBand, hitBands } from './foresight/hit-bands.ts';
export { interceptionChances } from './foresight/interception-chances.ts';
export { type ManeuverTerms, maneuverTerms } from './foresight/maneuver-terms.ts';
export { lossByMissiles } from './foresight/missile-losses.ts';
export { type FireQuestion, odds, programsOf } from './foresight/odds.ts';
export { type ManeuverOutcome, outcomesOf } from './foresight/outcomes.ts';
export { rangesOf, type UnitRange } from './foresight/ranges.ts';
export { searchCopy } from './foresight/search-copy.ts';
export { isEffectSure, type SeenHit, seenEffect, seenHits } from './foresight/seen-hits.ts';
export { newGame } from './game.ts';
export { legal, legalOfKind, legalOfKinds } from './legal.ts';
export type { Action, ActionOf, Order, OrderKind, OrderOf } from './model/actions.ts';
export { EDITIONS, type Edition, editionToKeep, FIRST_EDITION, NEWEST_EDITION } from './model/editions.ts';
export type { EventType, FireOdds, GameEvent, RelativeVelocity } from './model/events.ts';
export * from './model/ids.ts';
export * from './model/names.ts';
export type { Rejection, RejectionCode, RejectionOf, RejectionParams } from './model/rejection.ts';
export { RULE_CASES, type RuleCase } from './model/rule-cases.ts';
export type {
  Condition,
  Deployment,
  HitStatus,
  Scenario,
  ScenarioBriefing,
  ScenarioLaunch,
  ScenarioPod,
  ScenarioShip,
  Scoring,
  Sheet,
  SideNames,
  VictoryClause,
} from './model/scenario.ts';
export type {
  PartView,
  PendingView,
  ShipEnergyView,
  Snapshot,
  UnitView,
} from './model/snapshot.ts';
export type { Game, GameResult, Hex, Pending, Spaceship, Stage, UnitClass } from './model/state.ts';
export { type CommandsLeft, commandsLeft, type Offer, offersFor } from './offers.ts';
export type { Domain } from './orders/domains.ts';
export { ActionForm } from './orders/form.ts';
export {
  askedFieldsOf,
  commandOf,
  type FieldName,
  fieldsOf,
  fieldValue,
  kindsDue,
  ORDER_KINDS,
  type OrderField,
  receiverFieldOf,
  subjectOf,
} from './orders/table.ts';
export { listAboard, unitNamed } from './rules/board.ts';
export { battleCommands, type TargetingProgram } from './rules/capabilities.ts';
export { hitsToWreck, nextStatus } from './rules/damage.ts';
export { type DiceProof, type DiceSource, goOnWith, newDice } from './rules/dice.ts';
export { unitsLeft } from './rules/energy.ts';
export { type FiresLeft, firesLeft } from './rules/fire-order.ts';
export { emergencyNeeds, fieldChance } from './rules/force-field.ts';
export { partsHit } from './rules/hits.ts';
export { listMissileIds } from './rules/missile-numbers.ts';
export { SEQUENCE } from './rules/phases.ts';
export { type ClauseProgress, type Progress, progressOf } from './rules/progress.ts';
export { effectiveRange, relativeVelocity, type Vector } from './rules/relative-velocity.ts';
export { seededState } from './rules/seeding.ts';
export { deciderOf, stageOf } from './rules/stage.ts';
export { inOrbit, terrainOf } from './rules/terrain.ts';
export { beamCost } from './rules/tractor.ts';
export { type ScoreLine, victoryPoints } from './rules/victory.ts';
export { course, type Heading, meetings, stepsOf } from './space/course.ts';
export { opposite, turned, turnedTo } from './space/directions.ts';
export { neighbour, neighbours, range, sameHex } from './space/hexes.ts';
export { launchVelocities, missilePlacements } from './space/placements.ts';
export { type PlanePoint, planePoint, strideOf } from './space/plane.ts';
export {
  everyHex,
  hexAt,
  hexId,
  hexNumber,
  parseHexId,
  printedPlace,
  SHEET_COLUMNS,
  SHEET_ROWS,
  sheetOf,
} from './space/sheets.ts';
export { asOwner, viewEvents, watcherEvents } from './views/event-view.ts';
export { gameFromView, type Knowledge } from './views/game-from-view.ts';
export { nothingSeen, type Witnessed } from './views/notes.ts';
export { hidesOneSide, scenarioAsKnown } from './views/scenario-known.ts';
export { phaseView, snapshot } from './views/snapshot.ts';
export type { Guess } from './views/units-from-view.ts';
export { actionAsSeen, actionFromSeat, legalAsSeen, view, watcherView } from './views/view.ts';
export { witness } from './views/witnessed.ts';
