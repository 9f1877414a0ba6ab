import type { Doable } from '../commands/found.ts';
import { answers, type Find } from './find.ts';

/** The actions of a page that answer to a text. */
export const commandFinds = (commands: readonly Doable[], text: string): Find[] =>
  commands
    .filter(({ label }) => answers(text, label))
    .map(({ label, key, run }) => ({
      key: `action ${label}`,
      group: 'Actions',
      label,
      hint: key,
      // The dialog gives the focus back before that moves it on.
      run: () => void requestAnimationFrame(run),
    }));
