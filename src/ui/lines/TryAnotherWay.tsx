import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useGame, useTable } from '../session/context.ts';
import { tryAnotherWay } from '../session/try-another-way.ts';

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
