import { PLAYERS, RECORD_LIMITS } from '../../../engine/index.ts';
import { brief, nameSide } from '../../../workbench/battles/battle.ts';
import { withFields } from '../../../workbench/ships/recipe.ts';
import { TextField } from '../../kit/fields.tsx';
import { useEditing } from './editing.ts';
import { FaultsOf } from './FaultsOf.tsx';

const REMARKS = [
  ['length', 'Length', 'An hour, 6 to 12 Game-Turns'],
  ['difficulty', 'Difficulty', 'For those who know the game'],
  ['teaches', 'What is learned', 'Orbits, and patience'],
] as const;

const SIDES = { 1: 'the convoy', 2: 'the pirates' } as const;

/** What the battle is called, and what its players are told before they begin. */
export function BriefingPanel() {
  const { battle, change, faults } = useEditing();
  return (
    <div className="stack content-start gap-3 battle-panel">
      <h2>What players are told</h2>
      <TextField
        label="Name"
        value={battle.id}
        most={RECORD_LIMITS.name}
        invalid={faults.some(({ place }) => place.kind === 'name')}
        onText={(name) => change(withFields({ id: name }), 'name')}
      />
      <FaultsOf place={{ kind: 'name' }} />
      {PLAYERS.map((player) => (
        <TextField
          key={player}
          label={`What player ${player} is`}
          value={battle.sides?.[player] ?? ''}
          most={RECORD_LIMITS.name}
          hint={SIDES[player]}
          onText={(text) => change(nameSide(player, text), `side ${player}`)}
        />
      ))}
      <TextField
        label="Situation"
        value={battle.briefing?.situation ?? ''}
        most={RECORD_LIMITS.situation}
        rows={8}
        hint="Who meets whom, where, and what each of them wants"
        onText={(text) => change(brief('situation', text), 'situation')}
      />
      {REMARKS.map(([field, label, hint]) => (
        <TextField
          key={field}
          label={label}
          value={battle.briefing?.[field] ?? ''}
          most={RECORD_LIMITS.remark}
          hint={hint}
          onText={(text) => change(brief(field, text), field)}
        />
      ))}
    </div>
  );
}
