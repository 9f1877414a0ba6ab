import { addSheet, listOpenPlaces, removeSheet } from '../../../workbench/battles/map-edits.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useEditing } from './editing.ts';

/** Which row and column of the plan, which has a margin of one place on all sides. */
const cell = ({ column, row }: { column: number; row: number }) => ({ gridColumn: column + 2, gridRow: row + 2 });

/** [2.1] How the sheets lie, seen from above: each can be taken away, and others join them. */
export function SheetPlan() {
  const { battle, change } = useEditing();
  return (
    <ul className="stack gap-1 scroll-x battle-plan" aria-label="Sheets">
      {battle.sheets.map((sheet) => (
        <li key={sheet.letter} style={cell(sheet)} className="grid place-center w-full h-full relative battle-sheet">
          <span className="num">{sheet.letter}</span>
          {battle.sheets.length > 1 && (
            <button
              type="button"
              className="absolute top-0 right-0 faint battle-sheet-close"
              aria-label={`Take sheet ${sheet.letter} away`}
              title={`Take sheet ${sheet.letter} away`}
              onClick={() => change(removeSheet(sheet.letter))}
            >
              <Icon name="close" size={13} />
            </button>
          )}
        </li>
      ))}
      {listOpenPlaces(battle).map((place) => (
        <li key={`${place.column} ${place.row}`} style={cell(place)}>
          <button
            type="button"
            className="grid place-center w-full h-full relative faint battle-open-place"
            aria-label={`Add a sheet in column ${place.column + 1}, row ${place.row + 1}`}
            title="Add a sheet here"
            onClick={() => change(addSheet(place))}
          >
            <Icon name="zoom-in" size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}
