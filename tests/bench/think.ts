/** How long the opponent thinks, and in how much memory: decisions out of whole games, and those with 40 missiles. */
import {
  type Action,
  applyInPlace,
  deciderOf,
  type Game,
  type GameEvent,
  type GameRecord,
  type Player,
  parseRecord,
  RANKS,
  type Rank,
  startRecord,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { BUDGETS, decide, type SeatKnowledge } from '../../src/opponent/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { RECORDS, recorded } from '../fixtures/recorded.ts';
import { fortyMissilesAt } from './forty-missiles.ts';
import { medianOf } from './processor-time.ts';

/** One decision of so many in a game is asked for. */
const EVERY = 12;

const seatOf = (game: Game, player: Player, seen: readonly GameEvent[]): SeatKnowledge => ({
  scenario: game.scenario,
  rulings: game.rulings,
  player,
  view: view(game, player),
  events: viewEvents(seen, player),
});

/** Seats of a record from which something has to be decided: every so-manyth, or only the last. */
function seatsOf(record: GameRecord, wanted: (index: number) => boolean): SeatKnowledge[] {
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  const game = start.value;
  const seen: GameEvent[] = [];
  const seats: SeatKnowledge[] = [];
  const play = (action: Action): void => {
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    seen.push(...outcome.events);
  };
  for (const [index, action] of [...record.actions, null].entries()) {
    const player = deciderOf(game);
    if (player !== null && wanted(index)) seats.push(seatOf(game, player, seen));
    if (action) play(action);
  }
  return seats;
}

function fortyMissiles(stage: 'command' | 'fire'): SeatKnowledge[] {
  const record = parseRecord(fortyMissilesAt(stage));
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  return seatsOf(record.value, (index) => index === record.value.actions.length);
}

/** Milliseconds of processor time: what else the machine does hardly shows in it. */
function msOf(seat: SeatKnowledge, rank: Rank): number {
  const before = process.cpuUsage();
  decide({ seat, rank, seed: 1, budget: BUDGETS[rank] });
  return process.cpuUsage(before).user / 1000;
}

function printLine(name: string, seats: readonly SeatKnowledge[]): void {
  const cells = RANKS.map((rank) => {
    const times = seats.map((seat) => msOf(seat, rank));
    return `${medianOf(times).toFixed(0).padStart(8)}${Math.max(...times)
      .toFixed(0)
      .padStart(8)}`;
  });
  process.stdout.write(`${name.padEnd(32)}${String(seats.length).padStart(5)}${cells.join('')}\n`);
}

const MB = 2 ** 20;
process.stdout.write(`milliseconds of processor time a decision: ${RANKS.join(', ')}, each median and worst\n\n`);
for (const name of RECORDS.filter((record) => !record.includes('missiles'))) {
  printLine(
    name,
    seatsOf(recorded(name), (index) => index % EVERY === 0),
  );
}
for (const stage of ['command', 'fire'] as const) printLine(`40 missiles, ${stage}`, fortyMissiles(stage));
const { heapUsed, rss } = process.memoryUsage();
process.stdout.write(`\nheap ${(heapUsed / MB).toFixed(0)} MB, process ${(rss / MB).toFixed(0)} MB\n`);
