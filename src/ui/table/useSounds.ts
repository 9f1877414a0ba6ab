import { useEffect } from 'react';
import type { TableState } from '../../store/table/table-state.ts';
import { useGame } from '../session/context.ts';
import { playSound, soundOf } from '../session/sound.ts';

/** Whether it has just become the turn of whoever sits at this one of two screens. */
const comesToAct = (now: TableState, before: TableState): boolean =>
  now.screens !== null && now.seat?.toAct === true && before.seat?.toAct === false;

/** [R10.0b] What is heard comes from what the player at the screen sees, and behind the curtain from nothing. */
export function hear(now: TableState, before: TableState): void {
  if ((now.screen === 'curtain' && before.screen !== 'curtain') || comesToAct(now, before)) playSound('handover');
  else if (now.screen === 'table' && before.screen === 'table' && now.actions > before.actions)
    playSound(soundOf(now.log.slice(now.latest).map(({ event }) => event)));
}

/** Sounds for what happens on the table, for as long as the room is open. */
export function useSounds(): void {
  const { table } = useGame();
  useEffect(() => table.state.subscribe(hear), [table]);
}
