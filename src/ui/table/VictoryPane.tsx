import type { Seat } from '../../store/seat/seat.ts';
import { useTable } from '../play/context.ts';
import { VictoryConditions } from './end/VictoryConditions.tsx';

/** [11.0] How the game is won, at any time. */
export function VictoryPane({ seat }: { seat: Seat }) {
  const scenario = useTable((state) => state.scenario);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that the keyboard reaches
    <section className="pane-victory" data-part="victory" aria-label="Victory" tabIndex={0}>
      <VictoryConditions seat={seat} scenario={scenario} />
    </section>
  );
}
