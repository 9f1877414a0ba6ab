import { useEffect } from 'react';
import { Button } from '../elements/Button.tsx';
import { useAddress } from '../elements/location.ts';
import { leave } from '../pages/pages.ts';

/** The lessons. */
export function LearnPage() {
  const { place } = useAddress();
  const lesson = place.at === 'learn' ? place.lesson : null;
  useEffect(() => {
    document.title = 'DeltaVee: Learn the game';
  }, []);
  return (
    <main>
      <h1>Learn the game</h1>
      <p>{lesson === null ? 'The lessons are being written.' : `Lesson ${lesson} is being written.`}</p>
      <Button onClick={() => void leave()}>Back to the start</Button>
    </main>
  );
}
