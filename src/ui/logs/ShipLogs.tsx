import './shiplog.css';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { LogSheet, SheetChanges } from '../../sheet/index.ts';
import { calledName } from '../../words/index.ts';
import { Tab } from '../kit/Button.tsx';
import { ShipLog } from './ShipLog.tsx';

interface ShipLogsProps {
  sheets: readonly LogSheet[];
  /** The ship whose log is open; the first when it is none of these. */
  selected: UnitId | null;
  onSelect: (ship: UnitId) => void;
  /** What has just been written on the log of a ship. */
  changedOn?: ((ship: UnitId) => SheetChanges) | undefined;
  /** Buttons at the end of the row of tabs. */
  children?: ReactNode;
}

function nameOf({ ship }: LogSheet): string {
  return ship ? `${ship.id} ${calledName({ ...ship, class: ship.hull })}` : '';
}

/** The logs of a player's ships, behind tabs. */
export function ShipLogs({ sheets, selected, onSelect, changedOn, children }: ShipLogsProps) {
  const id = useId();
  const open = sheets.find(({ ship }) => ship?.id === selected) ?? sheets[0];
  if (!open?.ship) return null;
  const hasChanged = ({ ship }: LogSheet): boolean => (ship && changedOn ? changedOn(ship.id).size > 0 : false);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = sheets[(sheets.indexOf(open) + step + sheets.length) % sheets.length]?.ship;
    if (step === 0 || !next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <>
      <div className="line gap-1h flex-none top-0 px-3 surface border-b shiplog-bar">
        <div
          className="flex flex-1 min-w-0 scroll-x"
          role="tablist"
          aria-label="Ship’s log"
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {sheets.map((sheet) => (
            <Tab
              key={sheet.ship?.id}
              id={`${id}-${sheet.ship?.id}`}
              role="tab"
              className={hasChanged(sheet) ? 'shiplog-changed' : undefined}
              aria-selected={sheet === open}
              aria-controls={`${id}-panel`}
              tabIndex={sheet === open ? 0 : -1}
              onClick={() => sheet.ship && onSelect(sheet.ship.id)}
            >
              {nameOf(sheet)}
              {hasChanged(sheet) && <span className="visually-hidden">, changed</span>}
            </Tab>
          ))}
        </div>
        {children}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open.ship.id}`}>
        <ShipLog sheet={open} changed={changedOn?.(open.ship.id)} />
      </div>
    </>
  );
}
