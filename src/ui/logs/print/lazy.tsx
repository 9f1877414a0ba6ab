import { LatePart, late } from '../../kit/late.tsx';
import type { ScenarioPrintProps } from './GamePrint.tsx';

/** Printing is loaded when somebody prints. */
const OfScenario = late(async () => (await import('./GamePrint.tsx')).ScenarioPrint);

/** A scenario as it begins. */
export const LateScenarioPrint = (props: ScenarioPrintProps) => (
  <LatePart name="Printing" close={props.onClose}>
    <OfScenario {...props} />
  </LatePart>
);
