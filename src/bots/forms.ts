import * as v from 'valibot';
import {
  ActionForm,
  EDITIONS,
  faultsOf,
  type GameEvent,
  listOf,
  NameForm,
  PLAYERS,
  parseJson,
  plainLine,
  type Scenario,
  type Snapshot,
} from '../engine/index.ts';

/** The version of what program and bot say to each other. */
export const BOT_PROTOCOL = 1;

/** The longest line of a bot, in characters. */
export const LONGEST_BOT_LINE = 65_536;

/** How many orders of one answer are read, and how often a bot is asked in one game. */
const MOST_ORDERS = 1000;
export const MOST_QUESTIONS = 20_000;

const REMARK = 300;

/** What a bot may want: the legal orders with each question, the odds of the fires among them, to be asked about a draw. */
const WANTS = ['legal', 'odds', 'draw'] as const;

const counted = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What is known in the seat. The view, its events and a scenario come from the engine and are not looked through again. */
const Seat = {
  number: counted,
  player: v.picklist(PLAYERS),
  rulings: v.picklist(EDITIONS),
  scenario: v.looseObject({ id: v.string() }) as unknown as v.GenericSchema<Scenario>,
  view: v.looseObject({ turn: counted, units: v.array(v.unknown()) }) as unknown as v.GenericSchema<Snapshot>,
  events: v.array(v.looseObject({ type: v.string() })) as unknown as v.GenericSchema<GameEvent[]>,
  budget: v.strictObject({ positions: v.exactOptional(counted), milliseconds: counted }),
};

/** What the program says: every line to a bot. */
export const ToBotForm = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hello'),
    protocol: v.literal(BOT_PROTOCOL),
    program: v.literal('DeltaVee'),
    rulings: v.array(v.picklist(EDITIONS)),
  }),
  v.strictObject({
    kind: v.literal('orders'),
    ...Seat,
    seed: counted,
    legal: v.exactOptional(v.array(ActionForm)),
    odds: v.exactOptional(v.array(v.nullable(v.looseObject({ probability: v.number() })))),
  }),
  v.strictObject({ kind: v.literal('draw'), ...Seat }),
  v.strictObject({ kind: v.literal('lost'), why: v.string() }),
]);
export type ToBot = v.InferOutput<typeof ToBotForm>;

/** Why something is answered, in words. */
const reason = v.exactOptional(
  v.pipe(
    v.string(),
    v.transform((text) => plainLine(text).slice(0, REMARK)),
  ),
);

/** A draw is agreed on by both: nobody orders it alone. */
const OwnOrderForm = v.pipe(
  ActionForm,
  v.check((order) => order.do !== 'agree-draw', 'is asked for by a question of its own'),
);

/** What a bot answers to each of the first three. */
export const HelloForm = v.object({
  kind: v.literal('hello'),
  protocol: v.literal(BOT_PROTOCOL),
  name: v.pipe(NameForm, v.minLength(1)),
  wants: v.exactOptional(v.array(v.picklist(WANTS))),
});
export type BotHello = v.InferOutput<typeof HelloForm>;

export const OrdersAnswerForm = v.object({
  kind: v.literal('orders'),
  number: counted,
  orders: v.pipe(listOf(OwnOrderForm, MOST_ORDERS), v.minLength(1)),
  reason,
});

export const DrawForm = v.object({ kind: v.literal('draw'), number: counted, draw: v.boolean(), reason });

/** A bot has broken the protocol or the rules: what it did, in words that follow on its name. */
export class BotFault extends Error {}

/** Reads the line with which a bot answers. */
export function readAnswer<T>(form: v.GenericSchema<unknown, T>, line: string): T {
  const json = parseJson(line, LONGEST_BOT_LINE);
  const read = json.ok ? v.safeParse(form, json.value) : null;
  if (read?.success) return read.output;
  const [first] = json.ok ? faultsOf(read?.issues ?? []) : json.faults;
  throw new BotFault(`its answer is wrong: ${[first?.at, first?.message].filter(Boolean).join(' ')}`);
}

/** A line to a bot; the program does not say what is not of its form either. */
export const lineToBot = (say: ToBot): string => `${JSON.stringify(v.parse(ToBotForm, say))}\n`;
