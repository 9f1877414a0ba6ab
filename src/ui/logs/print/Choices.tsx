import type { LogSheet } from '../../../sheet/index.ts';
import { PAPER_SIZES, type Paper, paperName } from '../../../sheet/paper/index.ts';
import { unitName } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Button } from '../../kit/Button.tsx';
import { Select } from '../../kit/fields.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Tick } from '../../kit/Tick.tsx';
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
    <fieldset className="stack gap-0 print-group">
      <legend className="cap">Ships</legend>
      {sheets.length > 1 && (
        <div className="row">
          <Button onClick={() => choose(sheets)}>All</Button>
          <Button onClick={() => choose([])}>None</Button>
        </div>
      )}
      {sheets.map((sheet) =>
        sheet.ship ? (
          <Tick
            key={sheet.ship.id}
            checked={chosen.ships.has(sheet.ship.id)}
            onChange={() => toggle(sheetId(sheet))}
            note={`Nr. ${sheet.log}`}
          >
            <span className="line">
              <SideMark side={sheet.ship.owner} />
              {unitName({ ...sheet.ship, class: sheet.ship.hull })}
            </span>
          </Tick>
        ) : null,
      )}
    </fieldset>
  );
}

const NUMBERS = Array.from({ length: MOST_BLANKS + 1 }, (_, value) => ({ value, label: String(value) }));

/** Empty logs, and the charts. */
function Others({ chosen, onChosen }: Omit<Part, 'sheets'>) {
  return (
    <fieldset className="stack gap-0 print-group">
      <legend className="cap">For a real table</legend>
      {([1, 2] as const).map((log) => (
        <div key={log} className="tick">
          <Select
            label={`Empty logs Nr. ${log}`}
            value={chosen.blanks[log]}
            options={NUMBERS}
            onChoose={(number) => onChosen({ ...chosen, blanks: { ...chosen.blanks, [log]: number } })}
          />
          <span aria-hidden="true">Empty logs Nr. {log}</span>
          <span className="small muted">{log === 1 ? 'up to 6 pods' : 'up to 12 pods'}</span>
        </div>
      ))}
      <Tick checked={chosen.charts} onChange={(charts) => onChosen({ ...chosen, charts })} note="one page">
        Charts
      </Tick>
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
    <fieldset className="stack gap-0 print-group">
      <legend className="cap">Paper</legend>
      <div className="row">
        <Segments label="Size" options={SIZES} chosen={paper.size} onChoose={(size) => onPaper({ ...paper, size })} />
        <Segments
          label="Ink"
          options={INKS}
          chosen={paper.colour}
          onChoose={(colour) => onPaper({ ...paper, colour })}
        />
      </div>
      <Tick checked={paper.twoUp ?? false} onChange={(twoUp) => onPaper({ ...paper, twoUp })} note="to be cut">
        Two logs Nr. 1 on a page
      </Tick>
    </fieldset>
  );
}

/** What is printed, and on what. */
export function Choices({ sheets, chosen, onChosen, paper, onPaper }: ChoicesProps) {
  return (
    <>
      {sheets.length > 0 && <Ships sheets={sheets} chosen={chosen} onChosen={onChosen} />}
      <Others chosen={chosen} onChosen={onChosen} />
      <PaperChoice paper={paper} onPaper={onPaper} />
    </>
  );
}
