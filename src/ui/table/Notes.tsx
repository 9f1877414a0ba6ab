import { type ReactNode, useEffect, useRef } from 'react';
import { leaveUnasked } from '../../store/device/preferences.ts';
import type { Damage } from '../../store/saved/rows.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { count, fireName, list, rejectionText } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Rule } from '../elements/Rules.tsx';
import { shotOf } from '../session/aiming.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { recordFile, saveRecord } from '../session/save-record.ts';
import { listTodo } from '../session/todo.ts';
import { DieEntry } from './DieEntry.tsx';

function Note({ children, warning = false }: { children: ReactNode; warning?: boolean }) {
  return (
    <div className={warning ? 'note is-warned' : 'note'}>
      {warning && <Icon name="warning" size={18} />}
      {children}
    </div>
  );
}

const LEFT = {
  command: (units: string, one: boolean) => `${units} ${one ? 'has' : 'have'} had no command in this phase.`,
  fire: (units: string, one: boolean) => `${units} could still fire and hit${one ? '' : ' something'}.`,
} as const;

/**
 * Said once before a phase is ended with something useful left; a line, not a barrier. Who does not want it again wants it of
 * no phase; the preferences bring it back.
 */
function EndQuestion({ seat }: { seat: Seat }) {
  const { view } = useGame();
  const controls = useControls();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const units = listTodo(seat).filter(({ untouched }) => untouched);
  if (seat.stage !== 'command' && seat.stage !== 'fire') return null;
  const say = LEFT[seat.stage];
  const stop = () => {
    view.set({ endAsked: false });
    leaveUnasked('command');
    leaveUnasked('fire');
    void controls.endPhase(true);
  };
  return (
    <Note>
      <span>
        {units.length > 0
          ? say(list(units.map(({ unit }) => unit.id)), units.length === 1)
          : 'An order is begun and not yet given.'}
      </span>
      <Button ref={button} onClick={() => void controls.endPhase(true)}>
        End it all the same
      </Button>
      <Button onClick={() => view.set({ endAsked: false })}>Stay in this phase</Button>
      <Button look="plain" onClick={stop}>
        End it, and do not ask again
      </Button>
    </Note>
  );
}

/** Asked before a shot that can have no effect. The cursor goes to the answer that does nothing. */
function FireQuestion({ seat }: { seat: Seat }) {
  const { view } = useGame();
  const controls = useControls();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const shot = shotOf(seat, view.state.getState());
  if (!shot?.target || !shot.row) return null;
  const hold = () => {
    view.set({ fireAsked: false });
    document.querySelector<HTMLElement>('[data-order="fire"]')?.focus();
  };
  return (
    <Note warning>
      <span>
        This {fireName(shot.type)} can have no effect on {shot.target.id}; it spends the fire
        {shot.row.cost > 0 && ` and ${count(shot.row.cost, 'energy unit')}`}.
      </span>
      <Button ref={button} onClick={hold}>
        Hold fire
      </Button>
      <Button onClick={() => controls.fire(shot.target?.id, true)}>Fire all the same</Button>
    </Note>
  );
}

const FAILURES = {
  full: 'The disk is full: the game goes on, but what you play from here on is not kept. Make room, or save the record as a file.',
  unavailable:
    'This browser does not keep the game: it goes on, but it is gone with the tab. Save the record as a file.',
  newer:
    'A newer version of the program keeps the games here: this one cannot add to them. Load the page again to get it; save the record as a file.',
  elsewhere: 'This game has gone on in another tab; what is shown here is older.',
  emptied: 'What was kept of this game is gone from this device. It goes on; save the record as a file.',
  silent:
    'This browser does not answer when the game is to be kept: it goes on, and is kept as soon as the browser answers. Save the record as a file.',
} as const;

const DAMAGES = {
  missing: 'is missing',
  unreadable: 'cannot be read',
  changed: 'is not what was written',
  refused: 'is against the rules of this program',
} as const;

/** Goes on with the game on the table as a game of its own; the second click of a double one would make two. */
function CopyButton({ children }: { children: ReactNode }) {
  const { table, openRecord } = useGame();
  return <Button onClick={({ detail }) => detail < 2 && openRecord(recordFile(table))}>{children}</Button>;
}

/** A saved game of which a part is damaged: what is left of it can be looked at, saved, and gone on with as another. */
function DamageNote({ damage: { sound, of, why } }: { damage: Damage }) {
  const { table } = useGame();
  return (
    <Note warning>
      <span>
        This game is damaged on this device: its line {sound + 1} of {of} {DAMAGES[why]}. You see it as it was before
        that; nothing here has been changed.
      </span>
      <Button onClick={() => saveRecord(table)}>Save what is left</Button>
      <CopyButton>Go on from here, as a new game</CopyButton>
    </Note>
  );
}

/** Whatever must be said above the table, in one line each. */
export function Notes({ seat, notice }: { seat: Seat; notice: ReactNode }) {
  const { table, takeOver } = useGame();
  const { failure, state } = useTable(({ saving }) => saving);
  const linked = state === 'linked';
  const readOnly = useTable((state) => state.readOnly);
  const damage = useTable((state) => state.damage);
  const refusal = useTable((state) => state.refusal);
  const needsDie = useTable((state) => state.needsDie);
  const endAsked = useView((state) => state.endAsked);
  const fireAsked = useView((state) => state.fireAsked);
  return (
    <section className="notes" data-part="notices" aria-label="Notices">
      {notice}
      <div role="status">
        {failure && <Note warning>{FAILURES[failure]}</Note>}
        {damage && <DamageNote damage={damage} />}
        {linked && (
          <Note>
            <span>This game came in a link. Nothing of it is saved on this device before you keep a copy.</span>
            <CopyButton>Keep a copy</CopyButton>
          </Note>
        )}
        {readOnly && !damage && !linked && (
          <Note warning>
            <span>This game is open in another tab; here it can only be looked at.</span>
            <Button onClick={() => takeOver(table.state.getState().id)}>Play it here</Button>
          </Note>
        )}
        {refusal && needsDie === null && (
          <Note warning>
            <span>
              Not possible: {rejectionText(refusal)} <Rule id={refusal.rule} />
            </span>
          </Note>
        )}
      </div>
      {needsDie !== null && <DieEntry key={needsDie} nth={needsDie} />}
      {endAsked && <EndQuestion seat={seat} />}
      {fireAsked && <FireQuestion seat={seat} />}
    </section>
  );
}
