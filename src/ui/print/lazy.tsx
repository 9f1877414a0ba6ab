import { LatePart, late } from '../elements/late.tsx';
import type { GamePrintProps, ScenarioPrintProps } from './GamePrint.tsx';

/* Printing is loaded when somebody prints. */

const LateGamePrint = late(async () => (await import('./GamePrint.tsx')).GamePrint);
const LateScenarioPrint = late(async () => (await import('./GamePrint.tsx')).ScenarioPrint);

/** The logs of the game on the table. */
export const GamePrint = (props: GamePrintProps) => (
  <LatePart name="Printing" close={props.onClose}>
    <LateGamePrint {...props} />
  </LatePart>
);

/** The logs of a scenario as it begins, or empty ones. */
export const ScenarioPrint = (props: ScenarioPrintProps) => (
  <LatePart name="Printing" close={props.onClose}>
    <LateScenarioPrint {...props} />
  </LatePart>
);
