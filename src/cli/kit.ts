import type { Player } from '../engine/index.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { GAME_PAPERS } from '../sheet/paper/index.ts';
import { COUNTER_BACKS, drawGameKit, KIT_PARTS } from '../tabletop/index.ts';
import { briefingOf } from '../words/briefings.ts';
import { documentOf, takeChoice } from './logs.ts';
import { noMore, takeOption, UsageError } from './output.ts';
import { scenarioNamed } from './scenario.ts';

/** The parts that `--what` names, or all of them. */
function takeParts(words: string[]): (typeof KIT_PARTS)[number][] {
  const wanted = takeOption(words, '--what');
  if (wanted === undefined || wanted === 'everything') return [...KIT_PARTS];
  return wanted.split(',').map((name) => {
    const part = KIT_PARTS.find((one) => one === name);
    if (part === undefined) throw new UsageError(`--what needs everything, or some of ${KIT_PARTS.join(',')}`);
    return part;
  });
}

/** Everything that a scenario needs on a real table, as one HTML document. */
export function kitDocument(words: string[]): string {
  const paper = takeChoice(words, '--paper', GAME_PAPERS) ?? 'a4';
  const backs = takeChoice(words, '--counters', COUNTER_BACKS) ?? 'fold';
  const parts = takeParts(words);
  const seat = takeChoice(words, '--player', ['1', '2']);
  const player: Player | null = seat === undefined ? null : seat === '1' ? 1 : 2;
  const name = words.shift();
  if (name === undefined) throw new UsageError(`kit needs a scenario: ${SCENARIOS.map(({ id }) => id).join(', ')}`);
  noMore(words);
  const scenario = scenarioNamed(name);
  return documentOf(drawGameKit(scenario, { paper, backs, parts, player }), briefingOf(scenario).title, paper);
}

/** Prints everything that a scenario needs on a real table. */
export function kit(words: string[]): number {
  process.stdout.write(kitDocument(words));
  return 0;
}
