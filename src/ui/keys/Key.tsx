import type { KeyId } from './keys.ts';
import { useKeyText } from './useKeys.ts';

/** The key for something, as it is printed; nothing where it has none. */
export function Key({ id }: { id: KeyId }) {
  const text = useKeyText(id);
  return text === null ? null : <kbd>{text}</kbd>;
}
