// A player of DeltaVee: it fires at once, launches, keeps its velocity low and turns by chance. docs/bots.md has the protocol.
//
// npm run workshop -- season --players fighter,"node docs/bots/bot.mjs" --games 10
import { createInterface } from 'node:readline';

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Numbers from 0 to 1 that follow from the seed of a question: the same question has the same answer. */
function chanceFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What is done as soon as it is legal, the first before the rest. */
const AT_ONCE = ['ready', 'raise-field', 'fire', 'mims-launch', 'launch-missile', 'launch-battlecraft'];
const MANEUVERS = ['accelerate', 'decelerate', 'turn'];

/** Whether a maneuver is one that it makes: no faster than 3, no slower than 1. */
const isGood = ({ do: kind, unit: id, by }, { units }) => {
  const { velocity } = units.find((unit) => unit.id === id) ?? {};
  if (by !== undefined) return false;
  return kind === 'turn' || (kind === 'accelerate' ? velocity < 3 : velocity > 3);
};

/** Orders to give now, and why. Behind the first there may be more, which are given as long as nothing unforeseen happens. */
function choose({ player, view, legal, seed }) {
  const chance = chanceFrom(seed);
  const oneOf = (list) => list[Math.floor(chance() * list.length)];
  const all = (kind) => legal.filter((order) => order.do === kind);
  const armed = ({ owner, kind, status }) => owner === player && kind === 'spaceship' && status === 'in-play';
  if (view.phase.kind !== 'set-up' && !view.units.some(armed)) {
    return { orders: [{ player, do: 'concede' }], reason: 'no ship is left' };
  }
  const kind = AT_ONCE.find((one) => all(one).length > 0);
  if (kind) return { orders: [oneOf(all(kind))], reason: `${kind} as soon as it can` };
  if (all('move-all').length > 0) return { orders: [all('move-all')[0], { player, do: 'end-phase' }] };
  const maneuvers = legal.filter((order) => MANEUVERS.includes(order.do) && isGood(order, view));
  if (maneuvers.length > 0 && chance() < 0.5) return { orders: [oneOf(maneuvers)], reason: 'hard to hit' };
  return { orders: [all('end-phase')[0] ?? oneOf(legal)] };
}

/** What is answered, by the kind of line that has come. */
const ANSWERS = {
  hello: () => ({ protocol: 1, name: 'Hasty', wants: ['legal', 'draw'] }),
  orders: (question) => ({ number: question.number, ...choose(question) }),
  draw: ({ number, view }) => ({ number, draw: view.turn > 15 }),
};

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.kind in ANSWERS) say({ kind: line.kind, ...ANSWERS[line.kind](line) });
  else process.stderr.write(`${line.kind}: ${line.why ?? ''}\n`);
}
