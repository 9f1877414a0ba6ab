import { otherPlayer, type Scoring } from '../../../engine/index.ts';
import { listFleet, shipId } from '../../../workbench/battles/battle.ts';
import { FIRST_SCORING } from '../../../workbench/battles/victory-edits.ts';
import { withFields } from '../../../workbench/ships/recipe.ts';
import { Term } from '../../elements/Term.tsx';
import { Choose, Count, Toggles } from '../fields.tsx';
import { useEditing } from './editing.ts';
import { shipLabel } from './ship-label.ts';

const SIDES = [
  { value: '1', label: 'player 1’s ships in orbit, and for player 2 what is destroyed' },
  { value: '2', label: 'player 2’s ships in orbit, and for player 1 what is destroyed' },
] as const;

/** [R11.5a] Whether points are scored, and for what. */
export function ScoringFields() {
  const { battle, change } = useEditing();
  const { scoring } = battle;
  const set = (next: Scoring) => change(withFields({ scoring: next }), 'scoring');
  return (
    <section className="battle-section" aria-labelledby="battle-points">
      <h3 id="battle-points" className="cap">
        Points
      </h3>
      <label className="battle-check-line">
        <input
          type="checkbox"
          checked={scoring !== undefined}
          onChange={({ target }) => change(withFields({ scoring: target.checked ? FIRST_SCORING : undefined }))}
        />
        <span>
          <Term name="Victory Points">Victory Points</Term> are scored
        </span>
      </label>
      {scoring && <Scores scoring={scoring} set={set} />}
    </section>
  );
}

function Scores({ scoring, set }: { scoring: Scoring; set: (next: Scoring) => void }) {
  const { battle } = useEditing();
  const { orbit, destroyed } = scoring;
  const { own } = destroyed;
  const count = (label: string, value: number, onCount: (value: number) => void) => (
    <Count label={label} value={value} least={-99} most={99} onCount={onCount} />
  );
  return (
    <>
      <div className="battle-line">
        for
        <Choose
          label="Who scores for what"
          value={orbit.player === 1 ? '1' : '2'}
          options={SIDES}
          onChoose={(chosen) => {
            const player = chosen === '1' ? 1 : 2;
            set({
              orbit: { ...orbit, player },
              destroyed: { ...destroyed, player: otherPlayer(player), own: { ...own, units: [] } },
            });
          }}
        />
      </div>
      <div className="battle-line">
        {count('Points for a ship in orbit', orbit.ship, (ship) => set({ ...scoring, orbit: { ...orbit, ship } }))}
        for each ship in orbit,
        {count('Points for a cargo pod in orbit', orbit.cargoPod, (cargoPod) =>
          set({ ...scoring, orbit: { ...orbit, cargoPod } }),
        )}
        for each cargo pod aboard
      </div>
      <div className="battle-line">
        {count('Points for a ship destroyed', destroyed.ship, (ship) =>
          set({ ...scoring, destroyed: { ...destroyed, ship } }),
        )}
        for each ship destroyed,
        {count('Points for a cargo pod destroyed', destroyed.cargoPod, (cargoPod) =>
          set({ ...scoring, destroyed: { ...destroyed, cargoPod } }),
        )}
        for each cargo pod
      </div>
      <div className="battle-line">
        {count('Points for a loss of one’s own', own.points, (points) =>
          set({ ...scoring, destroyed: { ...destroyed, own: { ...own, points } } }),
        )}
        for each loss of player {destroyed.player}’s own
        <Toggles
          label="Own ships whose loss counts"
          options={listFleet(battle, destroyed.player).map((ship) => ({
            value: shipId(ship),
            label: shipId(ship),
            name: shipLabel(ship),
          }))}
          chosen={own.units}
          onToggle={(unit) => {
            const units = own.units.includes(unit) ? own.units.filter((one) => one !== unit) : [...own.units, unit];
            set({ ...scoring, destroyed: { ...destroyed, own: { ...own, units } } });
          }}
        />
      </div>
    </>
  );
}
