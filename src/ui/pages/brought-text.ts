import type { BroughtInFile } from '../../store/saved/shelf-file.ts';

/** What is said of a file that everything was written to. */
export const EXPORTED =
  'All games are in the file, with what both players of each hide; and so are your ships, battles, results, solved puzzles and preferences. Anybody who has it can play at your tables on servers. Open it here or elsewhere to bring them in.';

const KINDS = [
  ['games', 'game', 'games'],
  ['ships', 'ship', 'ships'],
  ['battles', 'battle', 'battles'],
  ['tables', 'table', 'tables'],
  ['scores', 'result', 'results'],
  ['puzzles', 'solved puzzle', 'solved puzzles'],
] as const;

const OUTCOMES = [
  ['added', 'was brought in', 'were brought in'],
  ['extended', 'goes on further than here, and was continued', 'go on further than here, and were continued'],
  ['known', 'was here already', 'were here already'],
  ['open', 'is open in a tab, and was left alone', 'are open in a tab, and were left alone'],
  ['faulty', 'cannot be read', 'cannot be read'],
] as const;

/** `2 games were brought in; 1 was here already.` */
export function broughtText(brought: BroughtInFile): string {
  const sentences = KINDS.flatMap(([kind, one, more]) => {
    const parts = OUTCOMES.flatMap(([outcome, single, plural]) => {
      const count = brought[kind][outcome] ?? 0;
      return count === 0 ? [] : [{ count, did: count === 1 ? single : plural }];
    });
    const words = parts.map(({ count, did }, nth) => [count, nth > 0 ? '' : count === 1 ? one : more, did]);
    return parts.length === 0 ? [] : `${words.map((all) => all.filter((word) => word !== '').join(' ')).join('; ')}.`;
  });
  return sentences.length === 0 ? 'There is neither a game nor a ship nor a battle in this file.' : sentences.join(' ');
}
