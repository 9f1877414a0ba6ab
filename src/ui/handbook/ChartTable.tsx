import type { ChartId } from '../../handbook/index.ts';
import { CHARTS } from '../../sheet/paper/index.ts';

/** A chart from the data that are also printed, as a table of the page. */
export function ChartTable({ id }: { id: ChartId }) {
  const { title, note, over, columns, rows, after = [] } = CHARTS[id]();
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  return (
    <figure className="handbook-chart">
      <figcaption className="row items-baseline gap-3 gap-y-1 mb-1h text-base">
        <span className="cap">{title}</span> {note && <span className="muted">{note}</span>}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section className="scroll-x handbook-chart-window" aria-label={`Chart: ${title}`} tabIndex={0}>
        <table className="w-full text-center collapse">
          <colgroup>
            {columns.map(({ share }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <col key={nth} style={{ width: `${(share / all) * 100}%` }} />
            ))}
          </colgroup>
          <thead>
            {over && (
              <tr>
                <td />
                <th scope="colgroup" colSpan={columns.length - 1}>
                  {over}
                </th>
              </tr>
            )}
            {columns.some((column) => column.title !== '') && (
              <tr>
                {columns.map((column, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                  <th key={nth} scope="col" className={column.words ? 'handbook-words' : undefined}>
                    {column.title}
                  </th>
                ))}
              </tr>
            )}
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so is a row
              <tr key={row}>
                {cells.map((cell, nth) => {
                  const words = columns[nth]?.words ? 'handbook-words' : undefined;
                  return nth === 0 && cell !== '' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: and a cell
                    <th key={nth} scope="row" className={words}>
                      {cell}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: and a cell
                    <td key={nth} className={words}>
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {after.map((text) => (
        <p key={text} className="text-base muted">
          {text}
        </p>
      ))}
    </figure>
  );
}
