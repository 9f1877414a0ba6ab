import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { Button } from '../kit/Button.tsx';
import { useGame } from '../play/context.ts';
import { Note } from './Note.tsx';

const isRead = () => preferences.setState({ newKeys: false });

/** Said once to somebody who knows the keys of an older program, where there are keys. */
export function KeysNote() {
  const { view } = useGame();
  const isNew = useStore(preferences, ({ newKeys, letters }) => newKeys && letters);
  if (!isNew || window.matchMedia('(hover: none)').matches) return null;
  const open = () => {
    isRead();
    view.set({ dialog: 'keys' });
  };
  return (
    <Note>
      <span>The keys have moved: they lie as the orders do in the dock. Next target V, next unit N, handbook F1.</span>
      <Button onClick={open}>All keys</Button>
      <Button onClick={isRead}>Good</Button>
    </Note>
  );
}
