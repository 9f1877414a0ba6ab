import './slots.css';
import { type KeyboardEvent, memo, useMemo } from 'react';
import type { UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { slotOf } from '../../../store/table/view-store.ts';
import { capital, termsText } from '../../../words/index.ts';
import { SLOT_COMMANDS, SLOTS, type SlotId, WEAPON_COMMANDS } from '../../commands/slots.ts';
import { useKeys } from '../../commands/useKeys.ts';
import { shooterOf } from '../../play/aiming.ts';
import { useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { fireRows, mayFireRow, weaponsOf } from '../../play/fires.ts';
import { isPlacing } from '../../play/launching.ts';
import { Term } from '../../play/Term.tsx';
import type { Answer } from './answer.ts';
import { Fires } from './Fires.tsx';
import { PlacingGrid } from './Placing.tsx';
import { pressSlot } from './press.ts';
import { SlotButton } from './Slot.tsx';
import { SlotChooser } from './SlotChooser.tsx';
import { groupOf, type Slot, type SlotGroup, slotsOf } from './slots.ts';

interface HeadProps {
  group: SlotGroup;
  title: string;
  left: { left: number; of: number } | null | undefined;
  /** Why there are so many, and what they cost. */
  terms?: string | undefined;
}

/** What kind of orders stand below it, and how many of them are left. */
const Head = memo(function Head({ group, title, left, terms }: HeadProps) {
  return (
    <p
      className="flex items-baseline gap-2 clip nowrap dock-group"
      data-group={group}
      style={{ gridArea: `head-${group}` }}
      title={terms}
    >
      <span className="cap">
        <Term>{title}</Term>
      </span>{' '}
      {left && left.of > 0 && (
        <b className="head small muted" data-part={group === 'maneuver' ? 'commands-left' : undefined}>
          {left.left} of {left.of} left
        </b>
      )}
      {terms && <span className="visually-hidden">: {terms}</span>}
    </p>
  );
});

interface OrderSlotsProps {
  seat: Seat;
  unit: UnitView | null;
  answer: Answer;
  /** Which of its two pages stands on a phone. */
  page: 1 | 2;
}

/** Goes from slot to slot by the arrow keys, as they stand. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = event.target instanceof Element ? event.target.closest('button') : null;
  if (!way || !from) return;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  const ahead = [...event.currentTarget.querySelectorAll('button')].flatMap((button) => {
    const [dx, dy] = [middle(button)[0] - x, middle(button)[1] - y];
    const along = dx * (way[0] ?? 0) + dy * (way[1] ?? 0);
    const aside = Math.abs(dx * (way[1] ?? 0) + dy * (way[0] ?? 0));
    return along > 4 ? [{ button, far: along + 3 * aside }] : [];
  });
  event.preventDefault();
  ahead.sort((a, b) => a.far - b.far)[0]?.button.focus();
}

const NOTHING: readonly Slot[] = [];

/** Everything that can be ordered to the selected unit: each order in its own place, whatever the phase. */
export function OrderSlots({ seat, unit, answer, page }: OrderSlotsProps) {
  const controls = useControls();
  const laid = useView((state) => slotOf(state.interaction));
  const slots = useMemo(() => (unit ? slotsOf(seat, unit) : NOTHING), [seat, unit]);
  const shooter = unit && shooterOf(seat, unit.id);
  const mode = answer.kind === 'choosing' ? answer.mode : null;
  const left = unit && seat.stage === 'command' ? seat.left(unit.id) : null;
  const terms = unit && left && left.maneuvers.of > 0 ? seat.terms(unit.id) : null;

  useKeys(SLOT_COMMANDS, (id: SlotId) => {
    const slot = slots.find((one) => one.id === id);
    if (slot && slot.state !== 'never') pressSlot(controls, slot);
  });
  useKeys(WEAPON_COMMANDS, (row: number) => {
    if (answer.kind !== 'fire' || !unit) return;
    const from = weaponsOf(unit)[row]?.from;
    if (from === undefined) return;
    const open = fireRows(seat, unit.id, from, answer.target.id).filter(mayFireRow);
    const now = answer.shots.find((shot) => shot.from === from)?.type;
    const next = open[open.findIndex(({ type }) => type === now) + 1];
    if (next) controls.chooseFire(from, next.type);
    else if (now) controls.chooseFire(from, now);
  });

  const isPlaced = mode?.all.some(isPlacing) ?? false;
  const over = isPlaced ? 'placing' : mode ? 'chooser' : shooter ? 'fires' : 'slots';
  const target = answer.kind === 'fire' ? answer.target : null;
  return (
    <section
      className="stack gap-1 min-w-0 dock-orders"
      data-part="orders"
      data-over={over}
      data-page={page}
      aria-label={unit ? `Orders of ${unit.id}` : 'Orders'}
      onKeyDown={onArrow}
    >
      <Head
        group="maneuver"
        title="Maneuver"
        left={left?.maneuvers}
        terms={terms ? capital(termsText(terms)) : undefined}
      />
      <Head group="battle" title="Battle" left={left?.battle} />
      <Head group="pods" title="Pods" left={null} />
      {SLOTS.map((id) => {
        const slot = slots.find((one) => one.id === id) ?? { id, open: [], refused: null, state: 'never' as const };
        // What is chosen or fired lies over the maneuvers and Battle Commands, and leaves them their places.
        if (over !== 'slots' && groupOf(id) !== 'pods') return null;
        return <SlotButton key={id} slot={slot} laid={laid === id} />;
      })}
      {over === 'chooser' && mode && <SlotChooser seat={seat} mode={mode} />}
      {over === 'placing' && mode && <PlacingGrid seat={seat} mode={mode} />}
      {over === 'fires' && shooter && (
        <Fires seat={seat} unit={shooter} target={target} shots={answer.kind === 'fire' ? answer.shots : []} />
      )}
    </section>
  );
}
