import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Player, Scenario } from '../../../engine/index.ts';
import type { LogSheet } from '../../../sheet/index.ts';
import { GAME_PAPERS, type GamePaper, PAPER_SIZES, paperName } from '../../../sheet/paper/index.ts';
import { type CounterBacks, drawGameKit, KIT_PARTS, type KitPart } from '../../../tabletop/index.ts';
import { Button } from '../../kit/Button.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Tick } from '../../kit/Tick.tsx';
import { usePaper } from '../../play/usePaper.ts';
import { PrintFrame } from './PrintFrame.tsx';

interface PrintGameProps {
  scenario: Scenario;
  /** Whose logs and counters; null takes both players'. */
  player: Player | null;
  sheets: readonly LogSheet[];
  caption: string;
  codes: readonly string[];
  head: ReactNode;
  onClose: () => void;
}

const PARTS: Readonly<Record<KitPart, { words: string; note: string }>> = {
  card: { words: 'Card', note: 'set-up, aims, how a Game-Turn runs' },
  map: { words: 'Map', note: 'its sheets, and four empty ones' },
  counters: { words: 'Counters', note: 'all it can need, and spares' },
  logs: { words: 'Logs', note: 'filled in, and empty ones' },
  charts: { words: 'Charts', note: 'of fire, hits, hulls and pods' },
};

const PAPERS = GAME_PAPERS.map((value) => ({ value, label: paperName(value) }));

const BACKS: readonly { value: CounterBacks; label: string }[] = [
  { value: 'fold', label: 'Fold over' },
  { value: 'sides', label: 'Two-sided' },
];

const HOW: Readonly<Record<CounterBacks, string>> = {
  fold: 'Front and back stand side by side: cut, fold, glue.',
  sides: 'The backs come on pages of their own: print on both sides, turned over the long edge.',
};

/** The paper of the logs, unless a large one is chosen here; that is remembered no longer than this is open. */
function useGamePaper(): [GamePaper, (paper: GamePaper) => void] {
  const [paper, choosePaper] = usePaper();
  const [large, setLarge] = useState<GamePaper | null>(null);
  const choose = (next: GamePaper) => {
    const size = PAPER_SIZES.find((one) => one === next);
    setLarge(size ? null : next);
    if (size) choosePaper({ ...paper, size });
  };
  return [large ?? paper.size, choose];
}

/** [2.1] The whole game for a real table before it goes to the printer. */
export function PrintGame({ scenario, player, sheets, caption, codes, head, onClose }: PrintGameProps) {
  const [paper, choosePaper] = useGamePaper();
  const [backs, setBacks] = useState<CounterBacks>('fold');
  const [parts, setParts] = useState<readonly KitPart[]>(KIT_PARTS);
  // What is pressed changes at once; its pages, which can be some forty, come a moment later.
  const choice = useDeferredValue(
    useMemo(
      () => ({ paper, backs, parts, player, logs: { sheets, caption, codes } }),
      [paper, backs, parts, player, sheets, caption, codes],
    ),
  );
  const pages = useMemo(() => drawGameKit(scenario, choice), [scenario, choice]);
  const toggle = (part: KitPart) => setParts(KIT_PARTS.filter((one) => (one === part) !== parts.includes(one)));
  const choices = (
    <>
      <fieldset className="stack gap-0 print-group">
        <legend className="cap">Parts</legend>
        <div className="row">
          <Button onClick={() => setParts(KIT_PARTS)}>Everything</Button>
          <Button onClick={() => setParts([])}>None</Button>
        </div>
        {KIT_PARTS.map((part) => (
          <Tick key={part} checked={parts.includes(part)} onChange={() => toggle(part)} note={PARTS[part].note}>
            {PARTS[part].words}
          </Tick>
        ))}
      </fieldset>
      <fieldset className="stack gap-0 print-group">
        <legend className="cap">Counters</legend>
        <Segments label="Counters" options={BACKS} chosen={backs} onChoose={setBacks} />
        <p className="small muted">{HOW[backs]}</p>
      </fieldset>
      <fieldset className="stack gap-0 print-group">
        <legend className="cap">Paper</legend>
        <Segments label="Size" options={PAPERS} chosen={paper} onChoose={choosePaper} />
      </fieldset>
    </>
  );
  return <PrintFrame head={head} choices={choices} pages={pages} size={choice.paper} onClose={onClose} />;
}
