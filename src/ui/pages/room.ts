/** What is loaded once somebody plays: the rules, the table, and the ways to open a game. */

export { openTable } from '../../store/opening.ts';
export { openRecordFile } from '../../store/record-file.ts';
export { saveRecord } from '../session/save-record.ts';
export { GameRoom } from '../table/GameRoom.tsx';
export { recordTroubleText } from './record-trouble.ts';
