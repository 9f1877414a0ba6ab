import type { RefObject } from 'react';
import { PLAYERS } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import { deedText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { PaceChoice } from '../dialogs/PaceChoice.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useGame, useTable } from '../session/context.ts';
import { askWhy } from '../session/counsel.ts';
import { skip, toldText } from '../session/showing.ts';
import type { Layout } from '../session/useLayout.ts';
import { HoldButton } from './HoldButton.tsx';

interface ShowLineProps {
  /** What followed from the order that is shown. */
  recent: readonly LoggedEvent[];
  layout: Layout;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Takes the place of the phase line while the program's orders are shown: whose they are, and the one on the map in words. */
export function ShowLine({ recent, layout, heading }: ShowLineProps) {
  const game = useGame();
  const { program } = useTable((state) => state.settings);
  const [first] = recent;
  if (!first) return null;
  const { player: phasing, kind } = first.phase;
  const player = PLAYERS.find((one) => program[one] && one === phasing) ?? PLAYERS.find((one) => program[one]);
  const seat = player && program[player];
  return (
    <section className="phase phase-show" data-part="show" aria-label="What the program has done">
      <h1 tabIndex={-1} ref={heading}>
        {player && <SideMark side={player} size={layout === 'phone' ? 26 : 24} />}
        {seat && deedText(seat.rank, player === phasing ? kind : 'intercept')}
      </h1>
      <p className="phase-note phase-told">{toldText(recent, first.action)}</p>
      <span className="top-gap" />
      {layout !== 'phone' && <PaceChoice />}
      <div className="line phase-buttons">
        <HoldButton />
        {game.table.advice.mayAskWhy(first.action) && (
          <Button className="phase-now" onClick={() => void askWhy(game, first.action)}>
            Why?
          </Button>
        )}
        <Button className="phase-now" onClick={() => skip(game)}>
          Skip
          <Icon name="next" />
        </Button>
      </div>
    </section>
  );
}
