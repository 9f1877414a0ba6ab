import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useGame, useTable } from '../play/context.ts';

/** `4 10` as dice; null for anything that no dice show. */
export function readDice(text: string): number[] | null {
  const dice = text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : 0));
  return dice.every((die) => die >= 1 && die <= 10) ? dice : null;
}

function Field({ preset }: { preset: string }) {
  const { table } = useGame();
  const [text, setText] = useState(preset);
  const hint = useId();
  const dice = readDice(text);
  const isTyped = useRef(false);
  const submit = () => {
    isTyped.current = false;
    if (dice && dice.join(' ') !== preset) void table.here?.presetDice(dice);
  };
  // A layout that has no room for the field takes it away without asking.
  const leave = useRef<() => unknown>(submit);
  useEffect(() => {
    leave.current = () => isTyped.current && submit();
  });
  useEffect(() => () => void leave.current(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
  };
  return (
    <label className="line nowrap next-dice">
      <span className="cap">Next dice</span>
      <input
        type="text"
        inputMode="numeric"
        placeholder="rolled"
        value={text}
        aria-invalid={dice === null}
        aria-describedby={hint}
        onChange={({ target }) => {
          isTyped.current = true;
          setText(target.value);
        }}
        onBlur={submit}
        onKeyDown={onKeyDown}
      />
      <small id={hint} className={dice ? 'visually-hidden' : 'small warn'}>
        {dice
          ? 'Numbers from 1 to 10; empty, and they are rolled. They are forgotten when the page is loaded again'
          : 'from 1 to 10 each'}
      </small>
    </label>
  );
}

/** [1.0] What the next dice will show, in a rehearsal: set by hand, and taken out of the field as they fall. */
export function PresetDice() {
  const preset = useTable((state) => state.presetDice).join(' ');
  const shown = useTable(({ settings, seat, readOnly }) => {
    const rolled = settings.mode === 'rehearsal' && settings.dice === 'rolled';
    return rolled && !readOnly && seat !== null && seat.stage !== 'over';
  });
  return shown ? <Field key={preset} preset={preset} /> : null;
}
