import { useStore } from 'zustand';
import type { OpenWork, WorkSaving } from '../../store/workbench/work.ts';
import { HISTORY } from '../commands/history.ts';
import { useKeys } from '../commands/useKeys.ts';
import { useHint } from '../commands/useKeyText.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';

const [UNDO, REDO] = HISTORY;

const SAVING: Record<WorkSaving, string> = {
  saved: 'Saved on this device',
  saving: 'Being saved',
  elsewhere: 'Changed in another tab: not saved',
  unsaved: 'Not saved: the browser refuses',
};

/** Whether the work is kept, and the ways back and forth, by buttons and by keys. */
export function WorkButtons<Work>({ open }: { open: OpenWork<Work> }) {
  const saving = useStore(open.state, (state) => state.saving);
  const mayUndo = useStore(open.state, (state) => state.mayUndo);
  const mayRedo = useStore(open.state, (state) => state.mayRedo);
  const isWarned = saving === 'elsewhere' || saving === 'unsaved';

  const undoHint = useHint(UNDO);
  const redoHint = useHint(REDO);
  useKeys(HISTORY, {
    mayUndo: () => open.state.getState().mayUndo,
    mayRedo: () => open.state.getState().mayRedo,
    undo: open.undo,
    redo: open.redo,
  });

  return (
    <>
      <span
        className={
          isWarned
            ? 'inline-flex items-center gap-1 small muted workbench-saved is-warned'
            : 'inline-flex items-center gap-1 small muted workbench-saved'
        }
        role="status"
        // All is saved as it is made: only where it is not, that is said.
        aria-live={isWarned ? 'polite' : 'off'}
      >
        <Icon name={isWarned ? 'warning' : 'check'} size={15} />
        <span className={isWarned ? undefined : 'workbench-saving'}>{SAVING[saving]}</span>
      </span>
      <Button {...undoHint} aria-label={UNDO.label} aria-disabled={!mayUndo} onClick={open.undo}>
        <Icon name="undo" />
        <span className="workbench-word">Undo</span>
      </Button>
      {mayRedo && (
        <Button {...redoHint} aria-label={REDO.label} onClick={open.redo}>
          <Icon name="redo" />
        </Button>
      )}
    </>
  );
}
