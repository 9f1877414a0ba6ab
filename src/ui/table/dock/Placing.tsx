import './placing.css';
import { useMemo } from 'react';
import { type Action, type FieldName, fieldValue, isMissileType } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import type { Choosing, Value } from '../../../store/table/view-store.ts';
import { capital, count, directionName, missileName, percentText } from '../../../words/index.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { valuesOf } from '../../play/choosing.ts';
import { useControls } from '../../play/controls.ts';
import {
  bestPlacing,
  isLaunch,
  isPlacing,
  meetingOf,
  type Placing,
  placedKind,
  sameKind,
  withValue,
} from '../../play/launching.ts';

interface PlacingProps {
  seat: Seat;
  mode: Choosing;
}

/** A pod with what can be launched out of it. */
interface Row {
  key: string;
  label: string;
  kinds: readonly Action[];
}

const rowKey = (action: Action): string => String(fieldValue(action, 'pod') ?? action.do);

/** The pods, each with one order of every kind that can be launched out of it. */
function rowsOf(all: readonly Action[]): Row[] {
  const kinds = [...new Map(all.filter(isPlacing).map((action) => [placedKind(action), action])).values()];
  const pods = [...new Set(kinds.map(rowKey))];
  return pods.map((key) => ({
    key,
    label: /^\d+$/.test(key) ? `Pod ${key}` : key === 'mims-launch' ? 'MIMS' : 'Ship',
    kinds: kinds.filter((action) => rowKey(action) === key),
  }));
}

/** What is placed, in words. */
function nameOf(action: Action): string {
  if (action.do === 'launch-battlecraft') return 'Battlecraft';
  if (action.do === 'deploy') return action.ship;
  if (action.do === 'mims-launch') return 'Unguided';
  const missile = String(fieldValue(action, 'missile') ?? '');
  return isMissileType(missile) ? capital(missileName(missile)) : missile;
}

/** [9.7] The best chance to intercept of one kind, wherever it is launched; null for what has none. */
function chanceOf(seat: Seat, all: readonly Action[], kind: Action): number | null {
  const best = bestPlacing(seat, sameKind(all, kind));
  if (!best || !isLaunch(best) || best.do === 'launch-battlecraft') return null;
  return meetingOf(seat, best)?.probability ?? 0;
}

const STEPS = [
  { field: 'hex', name: 'hex', text: String },
  { field: 'direction', name: 'direction', text: (value: Value) => directionName(value as 12) },
  { field: 'velocity', name: 'velocity', text: String },
] as const satisfies readonly { field: FieldName; name: string; text: (value: Value) => string }[];

/** What each question leaves open, given the answers before it. */
function openAt(open: readonly Placing[], laid: Placing, field: (typeof STEPS)[number]['field']): readonly Placing[] {
  if (field === 'hex') return open;
  const there = open.filter(({ hex }) => hex === laid.hex);
  return field === 'direction' ? there : there.filter(({ direction }) => direction === laid.direction);
}

/**
 * [9.4, 9.9, 11.0, R7.4g] What is put on the map, with all that is asked in one place: of which kind, into which hex, which way
 * and how fast. The best is laid; a pull on the map sets all three.
 */
export function PlacingGrid({ seat, mode }: PlacingProps) {
  const controls = useControls();
  const { all, mayCancel } = mode;
  const laid = isPlacing(mode.laid ?? undefined) ? (mode.laid as Placing) : null;
  const rows = useMemo(() => rowsOf(all), [all]);
  const chances = useMemo(
    () =>
      new Map(rows.flatMap(({ kinds }) => kinds.map((kind) => [placedKind(kind), chanceOf(seat, all, kind)] as const))),
    [seat, all, rows],
  );
  const open = useMemo(() => (laid ? sameKind(all, laid).filter(isPlacing) : []), [all, laid]);
  const isOneKind = rows.length === 1 && rows[0]?.kinds.length === 1;
  return (
    <section className="stack gap-1 dock-placing" data-part="launch" aria-label="What is launched, and where">
      {!isOneKind && (
        <div className="stack content-start gap-1 min-h-0 scroll-y">
          {rows.map(({ key, label, kinds }) => (
            <div key={key} className="stack gap-1 dock-kind-row">
              <b className="self-center min-w-0 clip small muted dock-weapon">{label}</b>
              {kinds.map((kind) => {
                const isLaid = laid !== null && placedKind(laid) === placedKind(kind);
                const chance = chances.get(placedKind(kind)) ?? null;
                return (
                  <button
                    key={placedKind(kind)}
                    type="button"
                    className={isLaid ? 'dock-tile dock-shot is-laid' : 'dock-tile dock-shot'}
                    data-part="choice"
                    data-kind={placedKind(kind)}
                    aria-pressed={isLaid}
                    onClick={() => {
                      const best = bestPlacing(seat, sameKind(all, kind));
                      if (best) controls.lay(best);
                    }}
                  >
                    <b>{chance === null ? nameOf(kind) : percentText(chance)}</b>{' '}
                    <span>{chance === null ? 'flies with its ship' : nameOf(kind)}</span>
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      )}
      <div className="stack gap-1 dock-steps">
        {laid &&
          STEPS.map(({ field, name, text }) => {
            const values = valuesOf(openAt(open, laid, field), field);
            const now = values.indexOf(laid[field]);
            const step = (by: 1 | -1) => {
              const value = values[(now + by + values.length) % values.length];
              const next = value === undefined ? null : withValue(open, laid, field, value);
              if (next) controls.lay(next);
            };
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid
              <div key={field} className="grid items-center min-w-0 dock-step" role="group" aria-label={name}>
                <span className="small muted dock-name">{name}</span>
                <Button
                  aria-label={`${name}: the one before`}
                  aria-disabled={values.length < 2}
                  onClick={() => step(-1)}
                >
                  <Icon name="back" size={15} />
                </Button>
                <b className="head text-lead nowrap text-center num">{text(laid[field])}</b>
                <Button aria-label={`${name}: the next`} aria-disabled={values.length < 2} onClick={() => step(1)}>
                  <Icon name="next" size={15} />
                </Button>
              </div>
            );
          })}
        <p className="clip small leading-125 muted dock-hint">
          {count(open.length, 'way')}. Press a lit hex, or pull from it the way it shall fly.
          {mayCancel && (
            <Button look="plain" onClick={controls.breakOff}>
              Back
            </Button>
          )}
        </p>
      </div>
    </section>
  );
}
