import type { KeyLine } from './command.ts';
import { useKeyText } from './useKeyText.ts';

/** The key for something, as it is printed; nothing where it has none. */
export function Key({ of }: { of: KeyLine }) {
  const text = useKeyText(of);
  return text === null ? null : <kbd>{text}</kbd>;
}
