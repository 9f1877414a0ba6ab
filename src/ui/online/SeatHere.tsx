import type { MyTable } from '../../store/table/my-tables.ts';
import { Button } from '../kit/Button.tsx';
import { comeToTable } from '../pages/pages.ts';

/**
 * Stands before a seat of this browser that another link has led to: one who pressed that may be the other player, at the
 * same device.
 */
export function SeatHere({ mine: { table, seat, title } }: { mine: MyTable }) {
  return (
    <div className="stack gap-3 screens-form">
      <p className="text-title">
        This browser has a seat at <strong>{title}</strong> already: player {seat}.
      </p>
      <p>Nothing of either side is on this page. To sit at the other side, or to watch, open the link elsewhere.</p>
      <Button look="primary" onClick={() => void comeToTable(table, 'replace')}>
        I am player {seat}, uncover
      </Button>
    </div>
  );
}
