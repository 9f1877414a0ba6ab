import type { ReactNode } from 'react';
import { type Condition, shipId, type UnitId } from '../../../engine/index.ts';
import { Count, Select, Toggles, toggled } from '../../kit/fields.tsx';
import { useEditing } from './editing.ts';
import { shipLabel } from './ship-label.ts';

interface FieldsProps<Kind extends Condition['is'] = Condition['is']> {
  /** The clause's number, for those who hear it. */
  nth: number;
  condition: Extract<Condition, { is: Kind }>;
  onChange: (condition: Condition) => void;
}

const Line = ({ children }: { children: ReactNode }) => <div className="row line gap-1h battle-line">{children}</div>;

interface ShipsProps {
  label: string;
  chosen: readonly UnitId[];
  /** Those that can be chosen; all of the battle where nothing is said. */
  among?: readonly UnitId[];
  onChange: (units: UnitId[]) => void;
}

/** Several ships of the battle. */
function Ships({ label, chosen, among, onChange }: ShipsProps) {
  const { ships } = useEditing().battle;
  const offered = ships.filter((ship) => !among || among.includes(shipId(ship)));
  return (
    <Toggles
      label={label}
      options={offered.map((ship) => ({ value: shipId(ship), label: shipId(ship), name: shipLabel(ship) }))}
      chosen={chosen}
      onToggle={(unit) => onChange(toggled(chosen, unit))}
    />
  );
}

/** One ship of the battle, or one that is named and is not there. */
function Ship({ label, unit, onChange }: { label: string; unit: UnitId; onChange: (unit: UnitId) => void }) {
  const { ships } = useEditing().battle;
  const isThere = ships.some((ship) => shipId(ship) === unit);
  const options = ships.map((ship) => ({ value: shipId(ship), label: shipLabel(ship) }));
  return (
    <Select
      label={label}
      value={unit}
      options={isThere ? options : [{ value: unit, label: unit }, ...options]}
      onChoose={onChange}
    />
  );
}

/** So many of some ships, and which of them have to be among those. */
function CountCondition({ nth, condition, onChange }: FieldsProps<'destroyed' | 'jumped'>) {
  const { units, atLeast } = condition;
  const setUnits = (next: UnitId[]) => {
    const wanted = atLeast === units.length ? next.length : Math.min(atLeast, next.length);
    onChange({ ...condition, units: next, atLeast: Math.max(1, wanted) });
  };
  return (
    <>
      <Line>
        at least
        <Count
          label={`Clause ${nth}: how many ships`}
          value={atLeast}
          least={1}
          most={Math.max(1, units.length)}
          onCount={(next) => onChange({ ...condition, atLeast: next })}
        />
        of
        <Ships label={`Clause ${nth}: ships`} chosen={units} onChange={setUnits} />
      </Line>
      {condition.is === 'destroyed' && atLeast < units.length && (
        <Line>
          among them
          <Ships
            label={`Clause ${nth}: ships that have to be among them`}
            among={units}
            chosen={condition.including ?? []}
            onChange={(next) => {
              const { including: _, ...rest } = condition;
              onChange(next.length > 0 ? { ...rest, including: next } : rest);
            }}
          />
        </Line>
      )}
    </>
  );
}

function Docked({ nth, condition, onChange }: FieldsProps<'docked'>) {
  return (
    <Line>
      one of
      <Ships
        label={`Clause ${nth}: ships`}
        chosen={condition.units}
        onChange={(units) => onChange({ ...condition, units })}
      />
      has docked with
      <Ship
        label={`Clause ${nth}: the ship they dock with`}
        unit={condition.with}
        onChange={(unit) => onChange({ ...condition, with: unit })}
      />
    </Line>
  );
}

const PLAYER_OPTIONS = [
  { value: '1', label: 'player 1' },
  { value: '2', label: 'player 2' },
] as const;

function Side({ nth, condition, onChange }: FieldsProps<'points' | 'no-ship-left'>) {
  return (
    <Select
      label={`Clause ${nth}: player`}
      value={condition.player === 1 ? '1' : '2'}
      options={PLAYER_OPTIONS}
      onChoose={(chosen) => onChange({ ...condition, player: chosen === '1' ? 1 : 2 })}
    />
  );
}

/** As many as a scenario may ask for. */
const MOST_TURNS = 1000;

/** The fields of a condition's sentence. */
export function ConditionFields({ nth, condition, onChange }: FieldsProps) {
  const of = { nth, onChange };
  const number = (label: string, value: number, [least, most]: [number, number], next: (to: number) => Condition) => (
    <Count
      label={`Clause ${nth}: ${label}`}
      value={value}
      least={least}
      most={most}
      onCount={(to) => onChange(next(to))}
    />
  );
  switch (condition.is) {
    case 'destroyed':
    case 'jumped':
      return <CountCondition {...of} condition={condition} />;
    case 'in-orbit':
      return (
        <Line>
          <Ship
            label={`Clause ${nth}: ship`}
            unit={condition.unit}
            onChange={(unit) => onChange({ ...condition, unit })}
          />
          is in orbit
        </Line>
      );
    case 'docked':
      return <Docked {...of} condition={condition} />;
    case 'apart':
      return (
        <Line>
          by more than {number('hexes', condition.range, [0, 999], (range) => ({ ...condition, range }))} hexes
        </Line>
      );
    case 'points':
      return (
        <Line>
          <Side {...of} condition={condition} />
          has {number('points', condition.atLeast, [-99, 999], (atLeast) => ({ ...condition, atLeast }))} Victory Points
        </Line>
      );
    case 'turns':
      return (
        <Line>
          so many have been played to their end:
          {number('Game-Turns', condition.played, [1, MOST_TURNS], (played) => ({ ...condition, played }))}
        </Line>
      );
    case 'no-ship-left':
      return (
        <Line>
          <Side {...of} condition={condition} />
        </Line>
      );
  }
}
