import { useEffect, useRef } from 'react';
import { Button } from '../../kit/Button.tsx';
import { useGame } from '../../play/context.ts';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** [1.0, R1.0a] Ten buttons to enter a die rolled at a real table; the order waits for it. */
export function DieEntry({ nth }: { nth: number }) {
  const { table } = useGame();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="note die-entry" data-part="die">
      <legend className="unseen">The die</legend>
      <span>{nth === 1 ? 'This order needs a die' : 'It needs another die'}: roll one, and press what it shows.</span>
      {FACES.map((face) => (
        <Button
          key={face}
          ref={face === 1 ? first : undefined}
          className="num"
          onClick={() => void table.giveDie(face)}
        >
          {face}
        </Button>
      ))}
    </fieldset>
  );
}
