import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { OpenWork, WorkSaving } from '../../store/workbench/work.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';

const SAVING: Record<WorkSaving, string> = {
  saved: 'Saved on this device',
  saving: 'Being saved',
  elsewhere: 'Changed in another tab: not saved',
  unsaved: 'Not saved: the browser refuses',
};

/** Whether what is typed belongs to a field of text, which takes back letters by itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox], [type=radio]), textarea, dialog') !== null;

/** Whether the work is kept, and the ways back and forth: Z and Shift+Z, with Ctrl or without. */
export function WorkButtons<Work>({ open }: { open: OpenWork<Work> }) {
  const saving = useStore(open.state, (state) => state.saving);
  const mayUndo = useStore(open.state, (state) => state.mayUndo);
  const mayRedo = useStore(open.state, (state) => state.mayRedo);
  const isWarned = saving === 'elsewhere' || saving === 'unsaved';

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) open.redo();
      else open.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <span className={isWarned ? 'workbench-saved is-warned' : 'workbench-saved'} role="status">
        <Icon name={isWarned ? 'warning' : 'check'} size={15} />
        <span className={isWarned ? undefined : 'workbench-saving'}>{SAVING[saving]}</span>
      </span>
      <Button aria-label="Undo" aria-keyshortcuts="Z" aria-disabled={!mayUndo} title="Undo (Z)" onClick={open.undo}>
        <Icon name="undo" />
        <span className="workbench-word">Undo</span>
      </Button>
      {mayRedo && (
        <Button aria-label="Redo" aria-keyshortcuts="Shift+Z" title="Redo (Shift+Z)" onClick={open.redo}>
          <Icon name="redo" />
        </Button>
      )}
    </>
  );
}
