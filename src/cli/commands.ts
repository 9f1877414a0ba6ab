import * as v from 'valibot';
import {
  type Fault,
  FIRE_TYPES,
  type FireQuestion,
  faultsOf,
  legal,
  odds,
  type Player,
  parseJson,
  parseRecord,
  readRecord,
  readScenario,
  view,
  viewEvents,
} from '../engine/index.ts';
import { checkDice } from '../game/dice-proof.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { rejectionText } from '../words/index.ts';
import { chance } from './chance.ts';
import { handbook } from './handbook.ts';
import { kit } from './kit.ts';
import { logs } from './logs.ts';
import { malformed, noMore, print, readInput, sound, takeFlag, takeOption, UsageError, wholeNumber } from './output.ts';
import { puzzle, puzzles } from './puzzles.ts';
import { playRandomGame } from './random.ts';
import { lineFaults, playFaults, printReplay, readPlayed, withText } from './replay.ts';
import { report } from './report.ts';
import { printReview } from './review.ts';
import { rule } from './rule.ts';
import { scenarioNamed } from './scenario.ts';
import { SCHEMA_NAMES, schema } from './schema.ts';

export const USAGE = `usage: npm run --silent cli -- COMMAND ...
  replay FILE [--every]               the position and the events after all actions
  legal FILE                          every legal action at the end
  view FILE --player N                the same as player N may see it
  logs FILE [--player N] [--ship 1A] [--paper a4|letter] [--address URL]   Spaceship Logs as one HTML document
  logs --blank 1|2 [--paper a4|letter]                     an empty log
  kit SCENARIO [--paper a4|letter|a3|tabloid] [--counters fold|sides] [--what map,counters,logs,charts,card|everything]
      [--player N]                    the whole game on paper as one HTML document
  handbook --booklet [--fold] [--paper a4|letter]          the handbook as one HTML document, page by page or to be folded
  report FILE [--paper a4|letter] [--address URL]   what happened in a battle, to read and print, as one HTML document
      --address, where the program is served: a square code on the paper opens the game there
  chance FILE [--player N]            the chance to win, draw and lose between two Captains: Player 1's, or a seat's
  review FILE [--playouts N] [--seed S]  what decided a game: the luck of every die, and decisions that could be better
  puzzles                             the puzzles there are
  puzzle ID                           one of them: its record, the right orders, and the proof
  odds FILE '{"unit":..,"from":..,"type":..,"target":..}'
  random --scenario S --seed N --max-actions M [--style fight]
  validate FILE                       every fault of a scenario or record
  verify FILE                         whether the dice of a game at a server follow from its secret
  sit LINK --player "python3 bot.py" [--key FILE]   a bot sits down at a table of two screens, LINK being https://.../#/take/TABLE,
      and the invitation, or the key of the seat, in FILE or on standard input (docs/bots.md)
  schema NAME                         the form of a file or a message as JSON Schema: ${SCHEMA_NAMES.join(', ')}
  rule CASE                           a case of the rules, 8.4, or a ruling, R8.4a, in words
FILE may be - for standard input. Scenarios: ${SCENARIOS.map(({ id }) => id).join(', ')}.
`;

function takeFile(words: string[]): string {
  return readInput(words.shift());
}

function playerOf(word: string | undefined): Player {
  if (word !== '1' && word !== '2') throw new UsageError('--player needs 1 or 2');
  return word === '1' ? 1 : 2;
}

const Question = v.object({
  unit: v.string(),
  from: v.union([v.literal('burster'), v.pipe(v.number(), v.integer(), v.minValue(1))]),
  type: v.picklist(FIRE_TYPES),
  target: v.string(),
});

function readQuestion(text: string | undefined): FireQuestion {
  if (text === undefined) throw new UsageError('odds needs a question');
  const read = v.safeParse(Question, sound(parseJson(text)));
  return sound(read.success ? { ok: true, value: read.output } : { ok: false, faults: faultsOf(read.issues) });
}

/** Everything wrong with a scenario, or with a record and the first actions that are refused when it and its lines are played. */
function listFaults(text: string): Fault[] {
  const json = parseJson(text);
  if (!json.ok) return json.faults;
  const { value } = json;
  const isRecord = typeof value === 'object' && value !== null && ('actions' in value || 'format' in value);
  if (!isRecord) {
    const scenario = readScenario(json.value);
    return scenario.ok ? [] : scenario.faults;
  }
  const record = readRecord(json.value);
  if (!record.ok) return record.faults;
  const faults = playFaults(record.value);
  return [...faults, ...record.spared, ...(faults.length > 0 ? [] : lineFaults(record.value))];
}

/** The commands by name; each takes the words after it and returns the exit status, one that speaks to a server later. */
export const COMMANDS: Record<string, (words: string[]) => number | Promise<number>> = {
  replay(words) {
    const every = takeFlag(words, '--every');
    const text = takeFile(words);
    noMore(words);
    printReplay(text, every);
    return 0;
  },
  legal(words) {
    const text = takeFile(words);
    noMore(words);
    print({ ok: true, actions: legal(readPlayed(text).game) });
    return 0;
  },
  view(words) {
    const player = playerOf(takeOption(words, '--player'));
    const text = takeFile(words);
    noMore(words);
    const { game, events } = readPlayed(text);
    print({ ok: true, snapshot: view(game, player), events: withText(viewEvents(events, player)) });
    return 0;
  },
  chance(words) {
    const seat = takeOption(words, '--player');
    const text = takeFile(words);
    noMore(words);
    chance(text, seat === undefined ? null : playerOf(seat));
    return 0;
  },
  review(words) {
    const playouts = wholeNumber(takeOption(words, '--playouts') ?? '0', '--playouts', 0);
    const seed = wholeNumber(takeOption(words, '--seed') ?? '1', '--seed', 0);
    const text = takeFile(words);
    noMore(words);
    printReview(text, playouts, seed);
    return 0;
  },
  puzzles(words) {
    noMore(words);
    puzzles();
    return 0;
  },
  puzzle(words) {
    const id = words.shift();
    if (id === undefined) throw new UsageError('puzzle needs the ID of one, as `puzzles` lists them');
    noMore(words);
    puzzle(id);
    return 0;
  },
  logs: (words) => logs(words),
  kit: (words) => kit(words),
  handbook: (words) => handbook(words),
  report: (words) => report(words),
  rule: (words) => rule(words),
  async sit(words) {
    const command = takeOption(words, '--player');
    const word = readInput(takeOption(words, '--key') ?? '-');
    const link = words.shift();
    if (link === undefined || command === undefined) throw new UsageError('sit needs the link of a table and --player');
    noMore(words);
    // Only this command needs what speaks to a server.
    return (await import('./sit.ts')).sit(link, command, word);
  },
  schema(words) {
    const name = words.shift();
    noMore(words);
    print(schema(name));
    return 0;
  },
  odds(words) {
    const text = takeFile(words);
    const question = readQuestion(words.shift());
    noMore(words);
    const answer = odds(readPlayed(text).game, question);
    if ('code' in answer) {
      throw malformed(rejectionText(answer), answer.rule);
    }
    print({ ok: true, ...answer });
    return 0;
  },
  random(words) {
    const name = takeOption(words, '--scenario') ?? '';
    const scenario = scenarioNamed(name);
    const seed = wholeNumber(takeOption(words, '--seed'), '--seed', 0);
    const most = wholeNumber(takeOption(words, '--max-actions'), '--max-actions', 0);
    const style = takeOption(words, '--style') ?? 'uniform';
    if (style !== 'fight' && style !== 'uniform') throw new UsageError(`there is no style ${style}`);
    noMore(words);
    print(playRandomGame(scenario, seed, most, style).record);
    return 0;
  },
  verify(words) {
    const text = takeFile(words);
    noMore(words);
    const check = checkDice(sound(parseRecord(text)));
    print(check);
    return check.ok ? 0 : 1;
  },
  validate(words) {
    const text = takeFile(words);
    noMore(words);
    const faults = listFaults(text);
    print({ ok: faults.length === 0, faults });
    return faults.length === 0 ? 0 : 1;
  },
};
