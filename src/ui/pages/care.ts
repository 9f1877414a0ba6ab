import { refusedText } from '../kit/refused-text.ts';
import { dismissTrouble, lookUp, sayTrouble } from './state.ts';

/** Does something to the games on this device and shows what came of it; a browser that refuses is said so. */
export async function care(deed: string, use: () => Promise<unknown>): Promise<void> {
  dismissTrouble();
  try {
    await use();
  } catch (error) {
    sayTrouble(refusedText(deed, error));
  }
  await lookUp();
}
