import { useEffect, useRef } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import { count, fireName, list } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { shotOf } from '../session/aiming.ts';
import { silenceForGood } from '../session/asking.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame } from '../session/context.ts';
import { listTodo } from '../session/todo.ts';
import { Note } from './Note.tsx';

const LEFT = {
  command: (units: string, one: boolean) => `${units} ${one ? 'has' : 'have'} had no command in this phase.`,
  fire: (units: string, one: boolean) => `${units} could still fire and hit${one ? '' : ' something'}.`,
} as const;

/**
 * Said once before a phase is ended with something useful left; a line, not a barrier. Who does not want it again in this
 * game wants it of no phase; the preferences have it for every game.
 */
export function EndQuestion({ seat }: { seat: Seat }) {
  const game = useGame();
  const { view } = game;
  const controls = useControls();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const units = listTodo(seat).filter(({ untouched }) => untouched);
  if (seat.stage !== 'command' && seat.stage !== 'fire') return null;
  const say = LEFT[seat.stage];
  const stop = () => {
    view.set({ endAsked: false });
    silenceForGood(game, 'command', 'fire');
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
        End it, and do not ask again in this game
      </Button>
    </Note>
  );
}

/** Asked before a shot that can have no effect. The cursor goes to the answer that does nothing. */
export function AskedFire({ seat }: { seat: Seat }) {
  const game = useGame();
  const { view } = game;
  const controls = useControls();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const shot = shotOf(seat, view.state.getState());
  if (!shot?.target || !shot.row) return null;
  const fire = () => controls.fire(shot.target?.id, true);
  const stop = () => {
    silenceForGood(game, 'no-effect');
    fire();
  };
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
      <Button onClick={fire}>Fire all the same</Button>
      <Button look="plain" onClick={stop}>
        Fire, and do not ask again in this game
      </Button>
    </Note>
  );
}
