/** What is loaded once somebody plays: the rules, the table, and the ways to open, to keep and to pass on games. */

export { openBelongings } from '../../store/belongings.ts';
export { duplicateGame } from '../../store/duplicate.ts';
export { openGameStorage } from '../../store/game-storage.ts';
export { unpackText } from '../../store/link.ts';
export { openTable } from '../../store/opening.ts';
export { openRecord, openRecordFile } from '../../store/record-file.ts';
export { isShelfText, readShelf, SHELF_LIMITS, writeShelf } from '../../store/shelf-file.ts';
export { sortKeys } from '../session/key-changes.ts';
export { reportedGame } from '../session/reported-game.ts';
export { rememberFile, saveRecord } from '../session/save-record.ts';
export { GameRoom } from '../table/GameRoom.tsx';
export { recordTroubleText } from './record-trouble.ts';
