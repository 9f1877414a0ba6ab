import type { Condition, Player, UnitId } from '../../../engine/index.ts';
import { shipId } from '../../../workbench/battles/battle.ts';
import { Choose, Count, Toggles } from '../fields.tsx';
import { useEditing } from './editing.ts';
import { shipLabel } from './ship-label.ts';

interface ConditionFieldsProps {
  /** The clause's number, for those who hear it. */
  nth: number;
  condition: Condition;
  onChange: (condition: Condition) => void;
}

const PLAYER_OPTIONS = [
  { value: '1', label: 'player 1' },
  { value: '2', label: 'player 2' },
] as const;

/** As many as a scenario may ask for. */
const MOST_TURNS = 1000;

const toggled = (units: readonly UnitId[], unit: UnitId): UnitId[] =>
  units.includes(unit) ? units.filter((one) => one !== unit) : [...units, unit];

/** The fields of a condition's sentence. */
export function ConditionFields({ nth, condition, onChange }: ConditionFieldsProps) {
  const { battle } = useEditing();
  const ships = battle.ships.map((ship) => ({
    value: shipId(ship),
    label: shipId(ship),
    name: shipLabel(ship),
  }));
  const named = (unit: UnitId) => (ships.some(({ value }) => value === unit) ? [] : [{ value: unit, label: unit }]);
  const shipOptions = (unit: UnitId) => [...named(unit), ...ships.map(({ value, name }) => ({ value, label: name }))];
  const player = (value: Player, set: (player: Player) => void) => (
    <Choose
      label={`Clause ${nth}: player`}
      value={value === 1 ? '1' : '2'}
      options={PLAYER_OPTIONS}
      onChoose={(chosen) => set(chosen === '1' ? 1 : 2)}
    />
  );
  switch (condition.is) {
    case 'destroyed':
    case 'jumped': {
      const { units } = condition;
      const toggle = (unit: UnitId) => {
        const next = toggled(units, unit);
        const all = condition.atLeast === units.length;
        const atLeast = Math.max(1, all ? next.length : Math.min(condition.atLeast, next.length));
        onChange({ ...condition, units: next, atLeast });
      };
      return (
        <>
          <div className="battle-line">
            at least
            <Count
              label={`Clause ${nth}: how many ships`}
              value={condition.atLeast}
              least={1}
              most={Math.max(1, units.length)}
              onCount={(atLeast) => onChange({ ...condition, atLeast })}
            />
            of
            <Toggles label={`Clause ${nth}: ships`} options={ships} chosen={units} onToggle={toggle} />
          </div>
          {condition.is === 'destroyed' && condition.atLeast < units.length && (
            <div className="battle-line">
              among them
              <Toggles
                label={`Clause ${nth}: ships that have to be among them`}
                options={ships.filter(({ value }) => units.includes(value))}
                chosen={condition.including ?? []}
                onToggle={(unit) => {
                  const { including = [], ...rest } = condition;
                  const next = toggled(including, unit);
                  onChange(next.length > 0 ? { ...rest, including: next } : rest);
                }}
              />
            </div>
          )}
        </>
      );
    }
    case 'in-orbit':
      return (
        <div className="battle-line">
          <Choose
            label={`Clause ${nth}: ship`}
            value={condition.unit}
            options={shipOptions(condition.unit)}
            onChoose={(unit) => onChange({ ...condition, unit })}
          />
          is in orbit
        </div>
      );
    case 'docked':
      return (
        <div className="battle-line">
          one of
          <Toggles
            label={`Clause ${nth}: ships`}
            options={ships}
            chosen={condition.units}
            onToggle={(unit) => onChange({ ...condition, units: toggled(condition.units, unit) })}
          />
          has docked with
          <Choose
            label={`Clause ${nth}: the ship they dock with`}
            value={condition.with}
            options={shipOptions(condition.with)}
            onChoose={(unit) => onChange({ ...condition, with: unit })}
          />
        </div>
      );
    case 'apart':
      return (
        <div className="battle-line">
          by more than
          <Count
            label={`Clause ${nth}: hexes`}
            value={condition.range}
            most={999}
            onCount={(range) => onChange({ ...condition, range })}
          />
          hexes
        </div>
      );
    case 'points':
      return (
        <div className="battle-line">
          {player(condition.player, (next) => onChange({ ...condition, player: next }))}
          has
          <Count
            label={`Clause ${nth}: points`}
            value={condition.atLeast}
            least={-99}
            most={999}
            onCount={(atLeast) => onChange({ ...condition, atLeast })}
          />
          Victory Points
        </div>
      );
    case 'turns':
      return (
        <div className="battle-line">
          so many have been played to their end:
          <Count
            label={`Clause ${nth}: Game-Turns`}
            value={condition.played}
            least={1}
            most={MOST_TURNS}
            onCount={(played) => onChange({ ...condition, played })}
          />
        </div>
      );
    case 'no-ship-left':
      return (
        <div className="battle-line">
          {player(condition.player, (next) => onChange({ ...condition, player: next }))}
        </div>
      );
  }
}
