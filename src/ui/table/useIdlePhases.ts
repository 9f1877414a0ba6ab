import { useEffect } from 'react';
import type { LoggedEvent } from '../../game/log.ts';
import { preferences } from '../../store/device/preferences.ts';
import { prefersStill } from '../play/comfort.ts';
import { useGame, useTable } from '../play/context.ts';
import { useIdlePlay } from '../play/idle.ts';

/** Before a phase goes on by itself, in milliseconds: long enough to see that it has come, and for units to glide. */
const PAUSE = 800;
const GLIDE = 1400;
const WITHOUT_MOTION = 400;

/** Long enough to read what came of a shot or an attempt. */
const READ = 2600;

function pauseAfter(told: readonly LoggedEvent[]): number {
  const has = (type: LoggedEvent['event']['type']) => told.some(({ event }) => event.type === type);
  if (has('fired') || has('interception')) return READ;
  if (prefersStill()) return WITHOUT_MOTION;
  return has('moved') ? GLIDE : PAUSE;
}

/**
 * Plays phases without a decision, if that is wished and nothing else holds the player's attention. On two screens that is a
 * set-up without a choice alone.
 */
export function useIdlePhases(quiet: boolean): void {
  const { table } = useGame();
  const isWished = useIdlePlay();
  const wished = isWished || table.screens !== null;
  const screen = useTable((state) => state.screen);
  const seat = useTable((state) => state.seat);
  useEffect(() => {
    if (!wished || !quiet || !seat || screen !== 'table') return;
    const play = async () => {
      if (document.querySelector('dialog[open]')) return;
      const { actions, id } = table.state.getState();
      await table.playIdle();
      const { idleTold, idlePlay } = preferences.getState();
      // It is said where it happens for the first time, unless somebody has chosen it.
      if (table.state.getState().actions > actions && idleTold === null && idlePlay === 'program')
        preferences.setState({ idleTold: id });
    };
    const { log, latest } = table.state.getState();
    const pause = pauseAfter(log.slice(latest));
    const timer = setTimeout(() => void play(), pause);
    return () => clearTimeout(timer);
  }, [table, wished, quiet, seat, screen]);
}
