import './menu.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PLAYERS } from '../../engine/index.ts';
import { listPeople } from '../../game/people.ts';
import type { TableDialog } from '../../store/table/view-store.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { goToRules } from '../elements/location.ts';
import { RecordInput } from '../elements/RecordInput.tsx';
import { Key } from '../keys/Key.tsx';
import { useGame, useTable } from '../session/context.ts';
import { saveRecord } from '../session/save-record.ts';
import type { Layout } from '../session/useLayout.ts';
import { PresetDice } from './PresetDice.tsx';

const SAVED = {
  saved: 'Saved on this device',
  unsaved: 'Not saved',
  linked: 'Out of a link, only to look at',
} as const;

/** The menu of what is needed rarely: the record, the look of the page, and the ways to end the game. */
export function Menu({ layout }: { layout: Layout }) {
  const { table, view, lesson, leave, openRecord } = useGame();
  const isLesson = lesson !== undefined;
  const saving = useTable((state) => state.saving);
  const ended = useTable(({ seat, readOnly }) => seat?.stage === 'over' || readOnly);
  const people = useTable(({ settings }) => listPeople(settings).length);
  const hasProgram = people < PLAYERS.length;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector<HTMLElement>('.menu button')?.focus();
    const away = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    window.addEventListener('pointerdown', away);
    return () => window.removeEventListener('pointerdown', away);
  }, [open]);

  const shut = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    shut();
  };

  const save = () => {
    saveRecord(table);
    shut();
  };

  const ask = (dialog: TableDialog) => {
    // What is shut gives the focus to its button first, to which the dialog gives it back.
    shut();
    view.set({ dialog });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it take the keys, Escape is for all of them
    <div className="menu-frame" ref={frame} onKeyDown={onKeyDown}>
      <Button ref={button} aria-label="Menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="menu" />
      </Button>
      {open && (
        <div className="menu">
          <button type="button" onClick={() => ask('palette')}>
            Find anything, type an order <Key id="palette" />
          </button>
          {layout === 'phone' && !isLesson && <p className="menu-note">{SAVED[saving.state]}</p>}
          {(layout === 'phone' || layout === 'tablet') && !isLesson && <PresetDice />}
          {!isLesson && (
            <>
              <button type="button" onClick={save}>
                Save the record as a file
                <span className="muted">It holds both sides, everything hidden and the dice to come</span>
              </button>
              <button type="button" onClick={() => ask('share')}>
                Copy or pass on the game
              </button>
              <button type="button" onClick={() => input.current?.click()}>
                Open a record
              </button>
            </>
          )}
          <button
            type="button"
            onClick={() => {
              shut();
              goToRules('');
            }}
          >
            Handbook <Key id="handbook" />
          </button>
          <button type="button" onClick={() => ask('keys')}>
            Keys <Key id="keys" />
          </button>
          <button type="button" onClick={() => ask('preferences')}>
            Preferences
            <span className="muted">Look, pace, sound, keys, what is asked</span>
          </button>
          {!ended && !isLesson && people > 0 && (
            <>
              <button type="button" onClick={() => ask('draw')}>
                {hasProgram ? 'Offer a draw' : 'Agree on a draw'}
              </button>
              <button type="button" onClick={() => ask('concede')}>
                Concede
              </button>
            </>
          )}
          <button type="button" onClick={() => ask('fault')}>
            Report a fault
          </button>
          <button type="button" onClick={leave}>
            {isLesson ? 'Leave the lesson' : 'Leave to the start'}
            <span className="muted">{isLesson ? 'It goes on where you are' : 'The game stays on this device'}</span>
          </button>
        </div>
      )}
      <RecordInput
        ref={input}
        onFile={(file) => {
          setOpen(false);
          openRecord(file);
        }}
      />
    </div>
  );
}
