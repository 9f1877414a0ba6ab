import { useEffect } from 'react';
import { findPlace } from '../../handbook/index.ts';
import { Button } from '../kit/Button.tsx';
import { goToRules } from '../kit/location.ts';
import { Handbook } from './Handbook.tsx';
import { PrintHandbook } from './PrintHandbook.tsx';
import { placeTitle } from './reading.ts';
import { useReader } from './useReader.ts';

/** The handbook by itself, over the start screen. */
export function HandbookPage({ address }: { address: string }) {
  const reader = useReader();
  useEffect(() => {
    const place = findPlace(address);
    document.title = place ? `${placeTitle(place)}, DeltaVee` : 'Handbook, DeltaVee';
  }, [address]);
  return (
    <main className="handbook-page">
      <Handbook address={address} onOpen={goToRules} reader={reader}>
        <Button onClick={() => goToRules(null)}>To the start</Button>
      </Handbook>
      {reader.isPrinting && <PrintHandbook onClose={() => reader.print(false)} />}
    </main>
  );
}
