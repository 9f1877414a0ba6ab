import type { Player } from '../../../engine/index.ts';
import { withFields } from '../../../workbench/ships/recipe.ts';
import { Select } from '../../kit/fields.tsx';
import { Term } from '../../play/Term.tsx';
import { useEditing } from './editing.ts';

const WHO = [
  { value: '', label: 'nobody' },
  { value: '1', label: 'player 1' },
  { value: '2', label: 'player 2' },
] as const;

/** [7.2, R7.2c] Who may jump, and from where on. */
export function JumpFields() {
  const { battle, change } = useEditing();
  const { jumps, sheets } = battle;
  const columns = Math.max(0, ...sheets.map(({ column }) => column)) + 2;
  const places = Array.from({ length: columns }, (_, column) => ({
    value: String(column),
    label: `once it was in column ${column + 1} of the sheets`,
  }));
  return (
    <div className="row line gap-1h battle-line" id="battle-jumps">
      <Term name="jump">Jumps</Term>
      <Select
        label="Who may jump"
        value={jumps ? (String(jumps.player) as '1' | '2') : ''}
        options={WHO}
        onChoose={(who) =>
          change(withFields({ jumps: who === '' ? undefined : { ...jumps, player: Number(who) as Player } }))
        }
      />
      {jumps && (
        <Select
          label="Where a ship may jump"
          value={jumps.sheetColumn === undefined ? '' : String(jumps.sheetColumn)}
          options={[{ value: '', label: 'anywhere' }, ...places]}
          onChoose={(column) =>
            change(
              withFields({ jumps: { player: jumps.player, ...(column !== '' && { sheetColumn: Number(column) }) } }),
            )
          }
        />
      )}
    </div>
  );
}
