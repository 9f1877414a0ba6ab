/** Reports of battles, as other code sees them: nothing outside `src/report` imports any other file of it. */

export { mayReport } from './battle.ts';
export { reportDocument } from './document.ts';
export { type ReportElement, type ReportPiece, toHtml } from './element.ts';
export { type BattleReport, battleReport } from './report.ts';
export { REPORT_CSS } from './style.ts';
