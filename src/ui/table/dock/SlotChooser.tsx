import './chooser.css';
import { useEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../../store/seat/seat.ts';
import type { Choosing } from '../../../store/table/view-store.ts';
import type { SlotId } from '../../commands/slots.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { isSame } from '../../play/choosing.ts';
import { useTable } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { choiceWords } from '../../play/orders/choices.ts';
import { SLOT_ORDERS } from './slots.ts';

interface SlotChooserProps {
  seat: Seat;
  mode: Choosing;
}

/** Hexes stand as they lie round the unit: the three above it, then the three below, each from the left. */
const AROUND: readonly string[] = [
  'at 10 o’clock',
  'at 12 o’clock',
  'at 2 o’clock',
  'at 8 o’clock',
  'at 6 o’clock',
  'at 4 o’clock',
];

const nameOf = (slot: string | null): string =>
  slot !== null && slot in SLOT_ORDERS ? SLOT_ORDERS[slot as SlotId].name : 'Order';

/**
 * Which of the orders of a slot is meant: it lies over the other slots, but for those of the pods. A press lays one, here or
 * on the map; only the answer's button gives it.
 */
export function SlotChooser({ seat, mode }: SlotChooserProps) {
  const controls = useControls();
  const scenario = useTable((state) => state.scenario);
  const first = useRef<HTMLButtonElement>(null);
  const { all, laid, slot, mayCancel } = mode;
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const choices = useMemo(() => {
    const worded = all.map((action) => ({ action, words: choiceWords(seat, scenario, action) }));
    const place = ({ words }: (typeof worded)[number]): number => AROUND.indexOf(words.beside);
    return worded.sort((a, b) => place(a) - place(b));
  }, [seat, scenario, all]);
  const name = nameOf(slot);
  return (
    <section className="stack gap-1 dock-chooser" data-part="chooser" aria-label={`${name}: which?`}>
      <div className="line gap-2 min-w-0 small nowrap dock-chooser-head">
        <h3 className="cap">{name}</h3>
        <span className="muted">which? Pick it here or on the map.</span>
        {mayCancel && (
          <Button look="plain" onClick={controls.breakOff}>
            <Icon name="back" size={15} /> Back
          </Button>
        )}
      </div>
      <div className="stack gap-1 min-h-0 scroll-y dock-choices">
        {choices.map(({ action, words: { label, beside, note, isDangerous } }, nth) => {
          const isLaid = laid !== null && isSame(laid, action);
          return (
            <button
              key={JSON.stringify(action)}
              ref={nth === 0 ? first : undefined}
              type="button"
              className={isLaid ? 'dock-tile dock-choice is-laid' : 'dock-tile dock-choice'}
              data-part="choice"
              aria-pressed={isLaid}
              onClick={() => controls.lay(action)}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && controls.point(action)}
              onPointerLeave={() => controls.point(null)}
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && controls.point(action)}
              onBlur={() => controls.point(null)}
            >
              <b className="nowrap ink">{label}</b> <span className="truncate">{beside}</span>{' '}
              {note !== '' && (
                <span className={isDangerous ? 'truncate dock-note is-warned' : 'truncate dock-note'}>
                  {isDangerous && <Icon name="warning" size={14} />}
                  {note}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}
