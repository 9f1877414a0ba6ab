import type { Scenario } from '../engine/index.ts';
import { scenarioText } from '../handbook/forces.ts';
import { SCENARIO_ENTRIES } from '../handbook/index.ts';
import { parseText, plainText } from '../handbook/text.ts';
import { briefingOf } from '../words/briefings.ts';
import { capital } from '../words/index.ts';
import type { PaperProse, ProsePart } from './prose.ts';

/** The set-up of a scenario in pieces: the map, each side, and how it ends; each block of the text begins one or goes on. */
function setUpParts(scenario: Scenario): ProsePart[] {
  const parts: { title: string; lines: string[] }[] = [];
  const begin = (title: string): void => {
    parts.push({ title, lines: [] });
  };
  const add = (text: string): void => {
    if (parts.length === 0) begin('The map');
    parts.at(-1)?.lines.push(text);
  };
  for (const chunk of scenarioText(scenario).split(/\n\s*\n/)) {
    const side = /^Player ([12]) has$/.exec(chunk);
    const name = side ? scenario.sides?.[side[1] === '1' ? 1 : 2] : undefined;
    if (side) begin(name ? `Player ${side[1]}: ${name}` : `Player ${side[1]}`);
    else if (chunk.endsWith(':') && !chunk.includes('\n')) begin(plainText(chunk).replace(/:$/, ''));
    else for (const text of linesOf(chunk)) add(capital(text.replace(/^Map: /, '')));
  }
  return parts;
}

const linesOf = (chunk: string): string[] =>
  parseText(chunk).flatMap((block) => {
    const plain = (pieces: (typeof block & { kind: 'paragraph' })['line']): string =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    return block.kind === 'paragraph' ? [plain(block.line)] : block.items.map((item) => `- ${plain(item)}`);
  });

/** What the handbook says of a scenario of the booklet alone. */
function specialPart({ id }: Scenario): ProsePart[] {
  const rulings = SCENARIO_ENTRIES.find((entry) => entry.id === id)?.rulings ?? [];
  if (rulings.length === 0) return [];
  return [{ title: 'What is special', lines: rulings.map(({ title, brief }) => `- ${title}. ${plainText(brief)}`) }];
}

/** [11.0] A scenario's card: what it is about, its map and forces, how it ends, and how it is set up (R11.0a, R11.0c). */
export function scenarioCard(scenario: Scenario): PaperProse {
  const { title, situation, length, difficulty, teaches } = briefingOf(scenario);
  return {
    title,
    note: 'DeltaVee, scenario card',
    size: 3.3,
    parts: [
      {
        title: 'The situation',
        lines: [
          situation,
          `${capital(difficulty)}. ${length}. You learn: ${teaches.charAt(0).toLowerCase()}${teaches.slice(1)}.`,
        ],
      },
      ...setUpParts(scenario),
      ...specialPart(scenario),
      {
        title: 'Setting up',
        lines: [
          '- Lay the sheets edge to edge. A sheet that a spaceship or battlecraft would leave for is added when it does; a missile that leaves them is gone.',
          '- Player 1 places all ships first, then player 2, openly. Under each lies a Velocity marker.',
          '- Each player may then write the pods of a ship into the boxes of its log in any order, and keeps the log secret.',
          '- Missiles and battlecraft wait beside the map. Those in flight lie with their backs up until they are detected.',
        ],
      },
    ],
  };
}
