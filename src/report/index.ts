/** Reports of battles, as other code sees them: nothing outside `src/report` imports any other file of it. */

export { battleOf, type FoughtBattle, mayReport } from './battle.ts';
export { type MapShape, momentMap } from './battle-map.ts';
export { reportDocument } from './document.ts';
export { attributeOf, el, type ReportElement, type ReportPiece, toHtml } from './element.ts';
export { type FilmFrame, filmFrames, turnAround } from './film.ts';
export { type MapInks, SIDE_INKS } from './inks.ts';
export { momentText } from './moment.ts';
export { type BattleReport, battleReport } from './report.ts';
export { REPORT_CSS } from './style.ts';
