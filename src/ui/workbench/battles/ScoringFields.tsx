import { otherPlayer, type Scoring, shipId } from '../../../engine/index.ts';
import { listFleet } from '../../../workbench/battles/battle.ts';
import { FIRST_SCORING } from '../../../workbench/battles/victory-edits.ts';
import { type Recipe, setFields, withFields } from '../../../workbench/ships/recipe.ts';
import { Count, Select, Toggles, toggled } from '../../kit/fields.tsx';
import { Tick } from '../../kit/Tick.tsx';
import { Term } from '../../play/Term.tsx';
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
  return (
    <section className="stack gap-2h battle-section" aria-labelledby="battle-points">
      <h3 id="battle-points" className="cap">
        Points
      </h3>
      <Tick
        checked={scoring !== undefined}
        onChange={(ticked) => change(withFields({ scoring: ticked ? FIRST_SCORING : undefined }))}
      >
        <span>
          <Term name="Victory Points">Victory Points</Term> are scored
        </span>
      </Tick>
      {scoring && <Scores scoring={scoring} />}
    </section>
  );
}

function Scores({ scoring: { orbit, destroyed } }: { scoring: Scoring }) {
  const { battle, change } = useEditing();
  const set = (recipe: Recipe<Scoring>) => change(({ scoring }) => scoring && recipe(scoring), 'scoring');
  const points = (label: string, value: number, write: (scoring: Scoring, points: number) => void) => (
    <Count
      label={`Points for a ${label}`}
      value={value}
      least={-99}
      most={99}
      onCount={(number) => set((scoring) => write(scoring, number))}
    />
  );
  return (
    <>
      <div className="row line gap-1h battle-line">
        for
        <Select
          label="Who scores for what"
          value={orbit.player === 1 ? '1' : '2'}
          options={SIDES}
          onChoose={(chosen) =>
            set((scoring) => {
              scoring.orbit.player = chosen === '1' ? 1 : 2;
              scoring.destroyed.player = otherPlayer(scoring.orbit.player);
              scoring.destroyed.own.units = [];
            })
          }
        />
      </div>
      <div className="row line gap-1h battle-line">
        {points('ship in orbit', orbit.ship, (scoring, ship) => setFields(scoring.orbit, { ship }))}
        for each ship in orbit,
        {points('cargo pod in orbit', orbit.cargoPod, (scoring, cargoPod) => setFields(scoring.orbit, { cargoPod }))}
        for each cargo pod aboard
      </div>
      <div className="row line gap-1h battle-line">
        {points('ship destroyed', destroyed.ship, (scoring, ship) => setFields(scoring.destroyed, { ship }))}
        for each ship destroyed,
        {points('cargo pod destroyed', destroyed.cargoPod, (scoring, cargoPod) =>
          setFields(scoring.destroyed, { cargoPod }),
        )}
        for each cargo pod
      </div>
      <div className="row line gap-1h battle-line">
        {points('loss of one’s own', destroyed.own.points, (scoring, lost) =>
          setFields(scoring.destroyed.own, { points: lost }),
        )}
        for each loss of player {destroyed.player}’s own
        <Toggles
          label="Own ships whose loss counts"
          options={listFleet(battle, destroyed.player).map((ship) => ({
            value: shipId(ship),
            label: shipId(ship),
            name: shipLabel(ship),
          }))}
          chosen={destroyed.own.units}
          onToggle={(unit) => set(({ destroyed: { own } }) => setFields(own, { units: toggled(own.units, unit) }))}
        />
      </div>
    </>
  );
}
