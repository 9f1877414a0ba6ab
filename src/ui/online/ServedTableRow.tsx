import type { ReactNode } from 'react';
import type { Player } from '../../engine/index.ts';
import { SideMark } from '../counters/SideMark.tsx';

interface ServedTableRowProps {
  /** The side one has there, or would have. */
  seat: Player | null;
  title: string;
  about: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** A table of a server in a list. */
export function ServedTableRow({ seat, title, about, children }: ServedTableRowProps) {
  return (
    <li className="row line card-quiet gap-3 gap-y-2 px-4 py-2 screens-table">
      {seat !== null && <SideMark side={seat} size={24} />}
      <span className="grid screens-about">
        <strong className="num">{title}</strong>
        <span className="muted">{about}</span>
      </span>
      {children}
    </li>
  );
}
