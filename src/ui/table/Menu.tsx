import './menu.css';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { CommandId } from '../commands/all.ts';
import { type Command, type KeyLine, mayRun } from '../commands/command.ts';
import { TABLE, type TableAt, tableAt } from '../commands/table.ts';
import { useKeyText } from '../commands/useKeyText.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGame, useTable } from '../play/context.ts';
import { useControls } from '../play/controls.ts';
import { PresetDice } from './PresetDice.tsx';

/** The key for something, as it is printed; nothing where it has none. */
function Key({ of }: { of: KeyLine }) {
  const text = useKeyText(of);
  return text === null ? null : <kbd>{text}</kbd>;
}

const SAVED = {
  saved: 'Saved on this device',
  unsaved: 'Not saved',
  linked: 'Out of a link, only to look at',
  served: 'Kept on the server',
} as const;

/** What the menu has, in its order; the first stand above whether the game is kept. */
const FIRST: readonly CommandId[] = ['to-victory', 'palette', 'hint', 'to-units', 'to-events', 'replay', 'review'];
const OTHERS: readonly CommandId[] = [
  'save',
  'share',
  'open',
  'bring',
  'lines',
  'report',
  'print-game',
  'ways',
  'dice',
  'handbook',
  'keys',
  'preferences',
  'draw',
  'ask-back',
  'pause',
  'concede',
  'fault',
  'leave',
];

const COMMANDS: readonly (Command<TableAt> & { id: CommandId })[] = TABLE;

interface ItemsProps {
  ids: readonly CommandId[];
  /** Shuts the menu before a command is given. */
  shut: () => void;
}

/** Those of some commands that can be given now. */
function Items({ ids, shut }: ItemsProps) {
  const game = useGame();
  const controls = useControls();
  const at = useMemo(() => tableAt(game, controls), [game, controls]);
  // What can be done changes with the table.
  useTable((state) => state);
  const commands = ids.flatMap((id) => COMMANDS.filter((command) => command.id === id && mayRun(command, at)));
  return commands.map((command) => (
    <button
      key={command.id}
      type="button"
      onClick={() => {
        // What is shut gives the focus to its button first, to which a dialog gives it back.
        shut();
        void command.run(at);
      }}
    >
      {command.labelNow?.(at) ?? command.label} <Key of={command} />
      {command.note && <span className="muted">{command.note(at)}</span>}
    </button>
  ));
}

/** [R1.0a] Said of a game whose record names no edition of the rulings, as those of older programs. */
function OlderRulings(): ReactNode {
  const { table } = useGame();
  const isHere = useTable(({ screens }) => screens === null);
  if (!isHere || table.record().rulings) return null;
  return (
    <p className="px-2h py-1h">
      Played under the first edition of the rulings: it was begun by an older program, or its record names none.
    </p>
  );
}

/** Whether the game is kept, and the dice to come. */
function Kept(): ReactNode {
  const { state, restored } = useTable(({ saving }) => saving);
  return (
    <>
      <p className="px-2h py-1h">{state === 'saved' && restored ? 'Restored, saved on this device' : SAVED[state]}</p>
      <PresetDice />
      <OlderRulings />
    </>
  );
}

/** The menu of what is needed rarely: the record, the look of the page, and the ways to end the game. */
export function Menu() {
  const { lesson } = useGame();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('button')?.focus();
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
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

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it take the keys, Escape is for all of them
    <div className="relative menu-frame" ref={frame} onKeyDown={onKeyDown}>
      <Button ref={button} aria-label="Menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="menu" />
      </Button>
      {open && (
        <div className="card grid absolute right-0 scroll-y menu" data-part="menu" ref={list}>
          <Items ids={FIRST} shut={shut} />
          {lesson === undefined && <Kept />}
          <Items ids={OTHERS} shut={shut} />
        </div>
      )}
    </div>
  );
}
