import { LatePart, late } from '../../kit/late.tsx';
import type { GamePrintProps, ScenarioPrintProps } from './GamePrint.tsx';
import type { ReportViewProps } from './ReportView.tsx';

/* Printing is loaded when somebody prints. */

const OfGame = late(async () => (await import('./GamePrint.tsx')).GamePrint);
const OfScenario = late(async () => (await import('./GamePrint.tsx')).ScenarioPrint);
const OfBattle = late(async () => (await import('./ReportView.tsx')).ReportView);

/** The report of a battle. */
export const LateBattleReport = (props: ReportViewProps) => (
  <LatePart name="The battle report" close={props.onClose}>
    <OfBattle {...props} />
  </LatePart>
);

/** The game on the table: its logs, or all of it. */
export const LateGamePrint = (props: GamePrintProps) => (
  <LatePart name="Printing" close={props.onClose}>
    <OfGame {...props} />
  </LatePart>
);

/** A scenario as it begins. */
export const LateScenarioPrint = (props: ScenarioPrintProps) => (
  <LatePart name="Printing" close={props.onClose}>
    <OfScenario {...props} />
  </LatePart>
);
