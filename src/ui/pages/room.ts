/** What is loaded once somebody plays: the rules, the table, and the ways to open, to keep and to pass on games. */

export { readRecord } from '../../engine/index.ts';
export { openRecord, replayRecord } from '../../game/record-file.ts';
export { unpackText } from '../../store/device/link.ts';
export { duplicateGame } from '../../store/saved/duplicate.ts';
export { openGameStorage } from '../../store/saved/game-storage.ts';
export { readFile } from '../../store/saved/read-file.ts';
export { readShelf, writeShelf } from '../../store/saved/shelf-file.ts';
export { openBelongings } from '../../store/table/belongings.ts';
export { openTable } from '../../store/table/opening.ts';
export { sortKeys } from '../commands/key-changes.ts';
export { reportedGame } from '../session/reported-game.ts';
export { rememberFile, saveRecord } from '../session/save-record.ts';
export { GameRoom } from '../table/GameRoom.tsx';
export { broughtText, EXPORTED } from './brought-text.ts';
export { recordTrouble, sparedLines } from './record-trouble.ts';
