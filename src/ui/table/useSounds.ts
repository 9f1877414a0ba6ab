import { useEffect } from 'react';
import type { TableState } from '../../store/table/table-state.ts';
import { type OpenGame, useGame } from '../play/context.ts';
import { logOf } from '../play/replay.ts';
import { playSounds, soundsOf } from '../play/sound.ts';
import type { Sound } from '../play/synth.ts';
import { meAt } from '../play/useNames.ts';

/** Whether it has just become the turn of the one who plays here, after somebody else's. */
const isMyTurn = (now: TableState, before: TableState): boolean =>
  meAt(now) !== null && now.seat?.toAct === true && before.seat?.toAct === false && now.seat.stage !== 'over';

/**
 * [R10.0b] What is heard comes from what the player at the screen sees, and behind the curtain from nothing: what is shown
 * on a card is heard with it, all else at once. Returns what stops it.
 */
export function hear({ table, view }: Pick<OpenGame, 'table' | 'view'>): () => void {
  let heard = table.state.getState().actions;
  const ofLog = (log: TableState['log']): Sound[] =>
    soundsOf(
      log.map(({ event }) => event),
      meAt(table.state.getState()),
    );
  const stops = [
    table.state.subscribe((now, before) => {
      const sounds: Sound[] = [];
      heard = Math.min(heard, now.actions);
      if (now.screen === 'curtain' && before.screen !== 'curtain') sounds.push('handover');
      else if (now.screen === 'table' && before.screen === 'table' && now.actions > before.actions) {
        if (view.state.getState().showing.length === 0) {
          sounds.push(...ofLog(now.log.slice(now.latest)));
          heard = now.actions;
        }
      }
      if (isMyTurn(now, before)) sounds.push('turn');
      if (sounds.length > 0) playSounds(...sounds);
    }),
    view.state.subscribe(({ showing: [card] }, before) => {
      if (!card || card === before.showing[0] || card.at <= heard) return;
      heard = card.at;
      playSounds(...ofLog(logOf(table.state.getState().log, card.at - 1)));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Sounds for what happens on the table, for as long as the room is open. */
export function useSounds(): void {
  const game = useGame();
  useEffect(() => hear(game), [game]);
}
