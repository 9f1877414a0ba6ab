import { createContext, useContext } from 'react';
import type { Controls } from './controls.ts';

export const ControlsContext = createContext<Controls | null>(null);

/** What clicks and keys come to on the open table. */
export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('There is no open table here.');
  return controls;
}
