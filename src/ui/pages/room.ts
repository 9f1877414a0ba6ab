/** What is loaded once somebody plays: the rules, the table, and the ways to open and to pass on games. */

export { openRecord } from '../../game/record-file.ts';
export { unpackText } from '../../store/device/link.ts';
export { openTable } from '../../store/table/opening.ts';
export { reportedGame } from '../play/reported-game.ts';
export { saveRecord } from '../play/save-record.ts';
export { GameRoom } from '../table/GameRoom.tsx';
export { recordTrouble } from './record-trouble.ts';
