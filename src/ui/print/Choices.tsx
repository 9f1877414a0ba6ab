import './print.css';
import type { LogSheet } from '../../sheet/index.ts';
import { PAPER_SIZES, type Paper, paperName } from '../../sheet/paper/index.ts';
import { unitName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { Segments } from '../elements/Segments.tsx';
import { type Chosen, MOST_BLANKS, sheetId } from './chosen.ts';

interface ChoicesProps {
  sheets: readonly LogSheet[];
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  paper: Paper;
  onPaper: (paper: Paper) => void;
}

type Part = Pick<ChoicesProps, 'sheets' | 'chosen' | 'onChosen'>;

/** The logs of ships, each by itself or all at once. */
function Ships({ sheets, chosen, onChosen }: Part) {
  const toggle = (id: string) => {
    const ships = new Set(chosen.ships);
    if (!ships.delete(id)) ships.add(id);
    onChosen({ ...chosen, ships });
  };
  const choose = (some: readonly LogSheet[]) => onChosen({ ...chosen, ships: new Set(some.map(sheetId)) });
  return (
    <fieldset className="print-group">
      <legend className="cap">Ships</legend>
      {sheets.length > 1 && (
        <div className="print-row">
          <Button onClick={() => choose(sheets)}>All</Button>
          <Button onClick={() => choose([])}>None</Button>
        </div>
      )}
      {sheets.map((sheet) =>
        sheet.ship ? (
          <label key={sheet.ship.id} className="print-check">
            <input type="checkbox" checked={chosen.ships.has(sheet.ship.id)} onChange={() => toggle(sheetId(sheet))} />
            <SideMark side={sheet.ship.owner} />
            <span>{unitName({ ...sheet.ship, class: sheet.ship.hull })}</span>
            <span className="muted">Nr. {sheet.log}</span>
          </label>
        ) : null,
      )}
    </fieldset>
  );
}

const NUMBERS = Array.from({ length: MOST_BLANKS + 1 }, (_, number) => number);

/** Empty logs, and the charts. */
function Others({ chosen, onChosen }: Omit<Part, 'sheets'>) {
  return (
    <fieldset className="print-group">
      <legend className="cap">For a real table</legend>
      {([1, 2] as const).map((log) => (
        <label key={log} className="print-check">
          <select
            value={chosen.blanks[log]}
            onChange={(event) =>
              onChosen({ ...chosen, blanks: { ...chosen.blanks, [log]: Number(event.target.value) } })
            }
          >
            {NUMBERS.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
          <span>Empty logs Nr. {log}</span>
          <span className="muted">{log === 1 ? 'up to 6 pods' : 'up to 12 pods'}</span>
        </label>
      ))}
      <label className="print-check">
        <input
          type="checkbox"
          checked={chosen.charts}
          onChange={(event) => onChosen({ ...chosen, charts: event.target.checked })}
        />
        <span>Charts</span>
        <span className="muted">one page</span>
      </label>
    </fieldset>
  );
}

const SIZES = PAPER_SIZES.map((value) => ({ value, label: paperName(value) }));

const INKS = [
  { value: false, label: 'Black' },
  { value: true, label: 'Colour' },
];

/** Paper and ink. */
function PaperChoice({ paper, onPaper }: Pick<ChoicesProps, 'paper' | 'onPaper'>) {
  return (
    <fieldset className="print-group">
      <legend className="cap">Paper</legend>
      <div className="print-row">
        <Segments label="Size" options={SIZES} chosen={paper.size} onChoose={(size) => onPaper({ ...paper, size })} />
        <Segments
          label="Ink"
          options={INKS}
          chosen={paper.colour}
          onChoose={(colour) => onPaper({ ...paper, colour })}
        />
      </div>
      <label className="print-check">
        <input
          type="checkbox"
          checked={paper.twoUp ?? false}
          onChange={(event) => onPaper({ ...paper, twoUp: event.target.checked })}
        />
        <span>Two logs Nr. 1 on a page</span>
        <span className="muted">to be cut</span>
      </label>
    </fieldset>
  );
}

/** What is printed, and on what. */
export function Choices({ sheets, chosen, onChosen, paper, onPaper }: ChoicesProps) {
  return (
    <div className="print-choices">
      {sheets.length > 0 && <Ships sheets={sheets} chosen={chosen} onChosen={onChosen} />}
      <Others chosen={chosen} onChosen={onChosen} />
      <PaperChoice paper={paper} onPaper={onPaper} />
    </div>
  );
}
