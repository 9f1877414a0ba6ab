import { useEffect } from 'react';
import type { TableState } from '../../store/table/table-state.ts';
import { useGame } from '../session/context.ts';
import { playSounds, soundsOf } from '../session/sound.ts';
import type { Sound } from '../session/synth.ts';
import { meAt } from '../session/useNames.ts';

/** Whether it has just become the turn of the one who plays here, after somebody else's. */
const isMyTurn = (now: TableState, before: TableState): boolean =>
  meAt(now) !== null && now.seat?.toAct === true && before.seat?.toAct === false && now.seat.stage !== 'over';

/** [R10.0b] What is heard comes from what the player at the screen sees, and behind the curtain from nothing. */
export function hear(now: TableState, before: TableState): void {
  const sounds: Sound[] = [];
  if (now.screen === 'curtain' && before.screen !== 'curtain') sounds.push('handover');
  else if (now.screen === 'table' && before.screen === 'table' && now.actions > before.actions) {
    const events = now.log.slice(now.latest).map(({ event }) => event);
    sounds.push(...soundsOf(events, meAt(now)));
  }
  if (isMyTurn(now, before)) sounds.push('turn');
  if (sounds.length > 0) playSounds(...sounds);
}

/** Sounds for what happens on the table, for as long as the room is open. */
export function useSounds(): void {
  const { table } = useGame();
  useEffect(() => table.state.subscribe(hear), [table]);
}
