/** What a game on two screens has beside the table. */

export { ScreensNote } from './ScreensNote.tsx';
export { Talk } from './Talk.tsx';
