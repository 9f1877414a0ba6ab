import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useGame } from '../session/context.ts';
import { tryAnotherWay } from '../session/try-another-way.ts';

interface TryAnotherWayProps {
  /** The number of actions before the moment; left out for the moment that is looked at. */
  at?: number;
  look?: 'primary' | undefined;
}

/** Leads from a moment of a game to another way from there on, beside the game, which stays as it is. */
export function TryAnotherWay({ at, look }: TryAnotherWayProps) {
  const game = useGame();
  return (
    <Button look={look} onClick={() => tryAnotherWay(game, at)}>
      <Icon name="branch" />
      Try another way
    </Button>
  );
}
