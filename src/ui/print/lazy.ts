import { lazy } from 'react';

/* Printing is loaded when somebody prints. Both want a <Suspense> above them. */

/** The logs of the game on the table. */
export const GamePrint = lazy(async () => ({ default: (await import('./GamePrint.tsx')).GamePrint }));

/** The logs of a scenario as it begins, or empty ones. */
export const ScenarioPrint = lazy(async () => ({ default: (await import('./GamePrint.tsx')).ScenarioPrint }));
