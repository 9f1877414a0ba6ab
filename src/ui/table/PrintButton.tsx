import { useState } from 'react';
import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { GamePrint } from '../print/lazy.tsx';
import { useTable } from '../session/context.ts';

/** [R10.0b] Prints the logs this seat may read, as they are now. */
export function PrintButton({ seat, ship }: { seat: Seat; ship: UnitId | null }) {
  const scenario = useTable((state) => state.scenario);
  const log = useTable((state) => state.log);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="small" onClick={() => setOpen(true)}>
        <Icon name="print" size={15} />
        Print
      </Button>
      {open && <GamePrint seat={seat} scenario={scenario} log={log} ship={ship} onClose={() => setOpen(false)} />}
    </>
  );
}
