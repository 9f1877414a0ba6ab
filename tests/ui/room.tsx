import { render } from '@testing-library/react';
import type { TableStore } from '../../src/store/table-store.ts';
import { GameRoom } from '../../src/ui/table/GameRoom.tsx';

const nothing = () => undefined;

/** Shows an open game, with no way out of the room. */
export const showRoom = (table: TableStore) =>
  render(
    <GameRoom
      table={table}
      notice={null}
      leave={nothing}
      openRecord={nothing}
      shareUnchanged={nothing}
      playAgain={nothing}
    />,
  );
