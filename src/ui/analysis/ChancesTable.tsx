import { memo } from 'react';
import type { Chance } from '../../chances/index.ts';
import { bandOf } from '../../review/index.ts';
import { percentText } from '../../words/index.ts';
import { type Span, useSpans } from './course-of.ts';
import { curveSentences, spanText } from './curve-words.ts';

interface ChancesTableProps {
  curve: readonly Chance[];
  /** For screen readers alone: others see the curve. */
  unseen: boolean;
}

function Line({ span, chance }: { span: Span; chance: Chance }) {
  const [low, high] = bandOf(chance.win);
  return (
    <tr>
      <th scope="row">{spanText(span)}</th>
      <td>{percentText(chance.win)}</td>
      <td>{percentText(chance.draw)}</td>
      <td>{percentText(chance.loss)}</td>
      <td>
        {percentText(low)} to {percentText(high)}
      </td>
    </tr>
  );
}

/** The curve in sentences, and the chances as each phase began. */
export const ChancesTable = memo(function ChancesTable({ curve, unseen }: ChancesTableProps) {
  const spans = useSpans();
  const last = curve.at(-1);
  return (
    <table className={unseen ? 'visually-hidden' : 'review-table'} aria-label="The chances as each phase began">
      <caption>{curveSentences(curve, spans).join(' ')}</caption>
      <thead>
        <tr>
          <th scope="col">Before</th>
          <th scope="col">1 wins</th>
          <th scope="col">Draw</th>
          <th scope="col">2 wins</th>
          <th scope="col">1 wins, if the figure is off</th>
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => {
          const chance = curve[span.from];
          return (
            chance && <Line key={`${span.turn} ${span.kind} ${span.player} ${span.from}`} span={span} chance={chance} />
          );
        })}
        {last && (
          <tr>
            <th scope="row">At the end</th>
            <td>{percentText(last.win)}</td>
            <td>{percentText(last.draw)}</td>
            <td>{percentText(last.loss)}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
});
