import './curtain.css';
import { useEffect, useRef, useState } from 'react';
import type { Player } from '../../../engine/index.ts';
import type { Curtain } from '../../../store/table/table-state.ts';
import { capital, phaseName, playerName, shortName } from '../../../words/index.ts';
import { LazyLines } from '../../analysis/lines/lazy.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useTable } from '../../play/context.ts';
import { useNames } from '../../play/useNames.ts';

const DONE = { 'set-up': 'setting up', movement: 'moving', command: 'commanding', fire: 'firing' } as const;
const NEXT = {
  'set-up': 'sets up next',
  movement: 'moves next',
  command: 'commands next',
  fire: 'fires next',
} as const;

/** Who has finished what, and who goes on: both players know that anyway. */
function words({ from, to, before, now, decision }: Curtain, called: (player: Player) => string): string {
  const next = called(to);
  if (decision) return `The table is covered. ${capital(next)} has something to decide before it goes on.`;
  if (from === null || !before) return `The table is covered. It is ${called(now.player)}’s ${phaseName(now.kind)}.`;
  return `The table is covered. ${capital(called(from))} has finished ${DONE[before.kind]}; ${next} ${NEXT[now.kind]}.`;
}

/** The outline of a player's mark, without their colour. */
function Mark({ player }: { player: 1 | 2 }) {
  const outline =
    player === 1
      ? 'M10 4H90Q96 4 96 10V90Q96 96 90 96H10Q4 96 4 90V10Q4 4 10 4Z'
      : 'M30 4H70L96 30V70L70 96H30L4 70V30Z';
  return (
    <svg className="curtain-mark" viewBox="0 0 100 100" width="96" height="96" aria-hidden="true">
      <path className="no-fill" stroke="#d5dae5" strokeWidth={3} d={outline} />
      <text x="50" y="70" textAnchor="middle">
        {player}
      </text>
    </svg>
  );
}

const SAVED = {
  saved: 'Saved on this device.',
  unsaved: 'Not saved: see the note on the table.',
  linked: 'Out of a link: only to be looked at.',
  served: 'Kept on the server.',
} as const;

/** The neutral page between two players: nothing of either side is in it. */
export function CurtainPage({ curtain }: { curtain: Curtain }) {
  const { table, leave } = useGame();
  const names = useNames();
  const { state, restored } = useTable(({ saving }) => saving);
  const [isTrying, setTrying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { to, from } = curtain;

  useEffect(() => {
    document.title = `DeltaVee: hand over to player ${to}`;
    heading.current?.focus({ preventScroll: true });
  }, [to]);

  return (
    <main className="stack gap-4 min-h-full px-4 py-5 text-center curtain" data-part="curtain">
      <Mark player={to} />
      <h1 ref={heading} tabIndex={-1}>
        {from === null ? 'For' : 'Hand over to'} {playerName(names, to)}
      </h1>
      <p className="text-lead curtain-words">{words(curtain, (player) => shortName(names, player))}</p>
      <Button look="primary" className="curtain-go" data-part="take-seat" onClick={() => table.here?.uncover()}>
        I am {shortName(names, to)}, uncover
        <Icon name="next" />
      </Button>
      {from !== null && curtain.mayGoBack && (
        <Button look="plain" onClick={() => void table.here?.takeBack()}>
          <Icon name="undo" />
          {capital(shortName(names, from))}: not finished yet, go back
        </Button>
      )}
      <p className="text-base curtain-small">
        {curtain.now.kind === 'set-up' ? '' : `Game-Turn ${curtain.now.turn}. `}
        {restored && from === null ? 'Restored: nothing was lost. ' : ''}
        {SAVED[state]} Nothing of either side is on this page.
      </p>
      <div className="row justify-center">
        <Button look="plain" onClick={() => setTrying(true)}>
          <Icon name="branch" />
          Both of you: try another way
        </Button>
        <Button look="plain" onClick={leave}>
          Leave to the start
        </Button>
      </div>
      {isTrying && <LazyLines onClose={() => setTrying(false)} />}
    </main>
  );
}
