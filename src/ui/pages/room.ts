/** What is loaded once somebody plays: the rules, the table, and the ways to open, to keep and to pass on games. */

export { openRecord, openRecordFile } from '../../game/record-file.ts';
export { unpackText } from '../../store/device/link.ts';
export { openBelongings } from '../../store/saved/belongings.ts';
export { duplicateGame } from '../../store/saved/duplicate.ts';
export { openGameStorage } from '../../store/saved/game-storage.ts';
export { isShelfText, readShelf, SHELF_LIMITS, writeShelf } from '../../store/saved/shelf-file.ts';
export { openTable } from '../../store/table/opening.ts';
export { sortKeys } from '../commands/key-changes.ts';
export { reportedGame } from '../session/reported-game.ts';
export { rememberFile, saveRecord } from '../session/save-record.ts';
export { GameRoom } from '../table/GameRoom.tsx';
export { recordTroubleText } from './record-trouble.ts';
