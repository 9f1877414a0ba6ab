import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useTable } from '../../play/context.ts';
import { tryAnotherWay } from '../../play/try-another-way.ts';

interface TryAnotherWayProps {
  /** The number of actions before the moment; left out for the moment that is looked at. */
  at?: number;
  look?: 'primary' | undefined;
}

/**
 * Leads from a moment of a game to another way from there on, beside the game, which stays as it is; nowhere as long as a
 * server keeps the game.
 */
export function TryAnotherWay({ at, look }: TryAnotherWayProps) {
  const game = useGame();
  const isKept = useTable(({ screens }) => screens?.hasRecord === false);
  if (isKept) return null;
  return (
    <Button look={look} onClick={() => tryAnotherWay(game, at)}>
      <Icon name="branch" />
      Try another way
    </Button>
  );
}
