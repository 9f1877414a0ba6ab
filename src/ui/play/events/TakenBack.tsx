import { use } from 'react';
import type { TakenBack } from '../../../store/table/table-state.ts';
import { capital, undoneText } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { PlayerNames } from '../unit-names.ts';

/** Whose orders were taken back, and what they had come to. */
export function TakenBackWords({ gone: { by, events, dice } }: { gone: TakenBack }) {
  const nameOf = use(PlayerNames);
  return (
    <span>
      {by === null ? 'Taken back' : `${capital(nameOf(by))} took back`}: {undoneText(events, nameOf)}.
      {dice && ' The dice that fell fall again.'}
    </span>
  );
}

/** The same as a line of the story. */
export function TakenBackLine({ gone }: { gone: TakenBack }) {
  return (
    <p className="px-3 py-1 leading-135 muted">
      {gone.by !== null && <SideMark side={gone.by} />} <TakenBackWords gone={gone} />
    </p>
  );
}
