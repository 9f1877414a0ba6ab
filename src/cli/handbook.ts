import { PAPER_SIZES } from '../sheet/paper/index.ts';
import { drawBooklet } from '../tabletop/index.ts';
import { documentOf, takeChoice } from './logs.ts';
import { noMore, takeFlag, UsageError } from './output.ts';

/** The handbook on paper as one HTML document: page by page, or two small pages a side to be folded. */
export function handbookDocument(words: string[]): string {
  const isBooklet = takeFlag(words, '--booklet');
  const folded = takeFlag(words, '--fold');
  const paper = takeChoice(words, '--paper', PAPER_SIZES) ?? 'a4';
  noMore(words);
  if (!isBooklet) throw new UsageError('handbook needs --booklet; `rule` has a single case');
  return documentOf(drawBooklet({ paper, folded }), 'DeltaVee: the handbook', paper);
}

/** Prints the handbook as a booklet. */
export function handbook(words: string[]): number {
  process.stdout.write(handbookDocument(words));
  return 0;
}
