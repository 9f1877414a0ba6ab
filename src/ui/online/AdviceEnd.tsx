import { useEffect, useState } from 'react';
import { otherPlayer, type Player } from '../../engine/index.ts';
import { changeTable, type MyTable } from '../../store/table/my-tables.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import { capital, shortName } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { useTable } from '../play/context.ts';

const keepAdvised = (table: string, isAdvised: boolean): Promise<unknown> =>
  changeTable(table, { advised: isAdvised }).catch(() => undefined);

/** Says once, after somebody has taken the program's side over, that advice ends with that. */
export function AdviceEnd({ mine, seat, people }: { mine: MyTable; seat: Player } & Pick<ScreensState, 'people'>) {
  const names = useTable(({ settings }) => settings);
  const other = otherPlayer(seat);
  const isAdvised = people[other].program !== undefined;
  const [isUntold, setUntold] = useState(mine.advised === true);
  useEffect(() => {
    if (!isAdvised) return;
    setUntold(true);
    void keepAdvised(mine.table, true);
  }, [isAdvised, mine.table]);
  if (isAdvised || !isUntold) return null;
  // It goes when that is kept: one who sees it go and loads the page anew is not told again.
  const read = async () => {
    await keepAdvised(mine.table, false);
    setUntold(false);
  };
  return (
    <p role="status" className="row items-center gap-3 gap-y-1">
      {capital(shortName(names, other))} plays the other side now, and so advice ends here: between two people neither
      is to have more help than the other. <Button onClick={read}>I see</Button>
    </p>
  );
}
