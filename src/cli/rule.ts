import { answerText, exampleAnswer, findPlace, plainText } from '../handbook/index.ts';
import { CHARTS } from '../sheet/paper/index.ts';
import { malformed, noMore, print, UsageError } from './output.ts';

/** Prints a case of the handbook with its rulings, or a ruling with its case. */
export function rule(words: string[]): number {
  const name = words.shift();
  if (name === undefined) throw new UsageError('rule needs a case');
  noMore(words);
  const place = findPlace(name.replace('§', ''));
  if (place?.kind !== 'case' && place?.kind !== 'ruling') throw malformed(`there is no case ${name}`);
  const { id, title, brief, body } = place.entry;
  const texts = { title, brief: plainText(brief), text: plainText(body) };
  if (place.kind === 'ruling') {
    print({ ok: true, case: place.of.id, ruling: id, ...texts });
    return 0;
  }
  const { rulings = [], see, charts = [], examples = [] } = place.entry;
  print({
    ok: true,
    case: id,
    ...texts,
    rulings: rulings.map((one) => ({
      ruling: one.id,
      title: one.title,
      brief: plainText(one.brief),
      text: plainText(one.body),
    })),
    see,
    charts: charts.map((chart) => {
      const { columns, ...rest } = CHARTS[chart]();
      return { ...rest, columns: columns.map((column) => column.title) };
    }),
    examples: examples.map((example) => ({ title: example.title, answer: answerText(exampleAnswer(example)) })),
  });
  return 0;
}
