import { keyText } from '../keys/keys.ts';
import { answers, type Command, type Find } from './find.ts';

/** The actions of a page that answer to a text. */
export const commandFinds = (commands: readonly Command[], text: string): Find[] =>
  commands
    .filter(({ label }) => answers(text, label))
    .map(({ label, key, run }) => ({
      key: `action ${label}`,
      group: 'Actions',
      label,
      hint: key === undefined ? null : keyText(key),
      // The dialog gives the focus back before that moves it on.
      run: () => void requestAnimationFrame(run),
    }));
