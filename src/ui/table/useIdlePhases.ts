import { useEffect } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { prefersStill } from '../session/comfort.ts';
import { useGame, useTable } from '../session/context.ts';

/** Before a phase goes on by itself, in milliseconds: long enough to see that it has come, and for units to glide. */
const PAUSE = 800;
const GLIDE = 1400;
const WITHOUT_MOTION = 400;

function pauseAfter(moved: boolean): number {
  if (prefersStill()) return WITHOUT_MOTION;
  return moved ? GLIDE : PAUSE;
}

/** Plays phases without a decision, if that is wished and nothing else holds the player's attention. */
export function useIdlePhases(quiet: boolean): void {
  const { table, lesson } = useGame();
  const wished = useStore(preferences, (state) => state.playsIdle);
  const screen = useTable((state) => state.screen);
  const seat = useTable((state) => state.seat);
  useEffect(() => {
    if (!wished || !quiet || !seat || screen !== 'table' || lesson !== undefined) return;
    const { log, latest } = table.state.getState();
    const moved = log.slice(latest).some(({ event }) => event.type === 'moved');
    const timer = setTimeout(() => {
      if (!document.querySelector('dialog[open]')) void table.playIdle();
    }, pauseAfter(moved));
    return () => clearTimeout(timer);
  }, [table, lesson, wished, quiet, seat, screen]);
}
