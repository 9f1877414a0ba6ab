import { LatePart, late } from '../elements/late.tsx';
import type { GamePrintProps, ScenarioPrintProps } from './GamePrint.tsx';

/* Printing is loaded when somebody prints. */

const OfGame = late(async () => (await import('./GamePrint.tsx')).GamePrint);
const OfScenario = late(async () => (await import('./GamePrint.tsx')).ScenarioPrint);

/** The logs of the game on the table. */
export const LateGamePrint = (props: GamePrintProps) => (
  <LatePart name="Printing" close={props.onClose}>
    <OfGame {...props} />
  </LatePart>
);

/** The logs of a scenario as it begins, or empty ones. */
export const LateScenarioPrint = (props: ScenarioPrintProps) => (
  <LatePart name="Printing" close={props.onClose}>
    <OfScenario {...props} />
  </LatePart>
);
