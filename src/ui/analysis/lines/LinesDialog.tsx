import './lines.css';
import { useMemo, useRef, useState } from 'react';
import { hasCurtain } from '../../../game/people.ts';
import { bringLinesBack } from '../../../store/saved/lines.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useGame, useTable, useView } from '../../play/context.ts';
import { whyNoLine } from '../../play/try-another-way.ts';
import { Compare } from './Compare.tsx';
import { LineCare, type LineNews } from './LineCare.tsx';
import { LineTree } from './LineTree.tsx';
import { NewLine } from './NewLine.tsx';
import { type Branching, useLines, usePositions } from './useLines.ts';
import { markText } from './words.ts';

export interface LinesProps {
  onClose: () => void;
}

/** A name that none of them has. */
function freshName(tree: readonly Branching[]): string {
  const taken = new Set(tree.map(({ name }) => name));
  let nth = tree.length;
  while (taken.has(`Another way ${nth}`)) nth += 1;
  return `Another way ${nth}`;
}

/** What the moment is called from which another way would part. */
function useMoment(at: number): string {
  const { table } = useGame();
  const actions = useTable((state) => state.actions);
  const curtain = useTable((state) => state.curtain);
  return useMemo(() => {
    if (curtain) return markText(curtain.now);
    const view = table.seatAfter(at)?.view;
    const { kind, player } = view?.phase ?? { kind: 'over', player: null };
    const where =
      view && kind !== 'over' && player !== null ? markText({ turn: view.turn, kind, player }) : 'the end of the game';
    return at === actions ? where : `${where}, after ${at} of ${actions} orders`;
  }, [table, at, actions, curtain]);
}

/** What was tried beside the game on the table, and the way to try more. */
export function LinesDialog({ onClose }: LinesProps) {
  const { table } = useGame();
  const { id, line } = table.state.getState();
  const why = useTable(whyNoLine);
  const isOver = useTable((state) => state.seat?.stage === 'over');
  const asksBoth = useTable(({ settings, curtain }) => hasCurtain(settings) && curtain !== null);
  const named = useTable(({ settings }) => settings.name);
  const actions = useTable((state) => state.actions);
  const chosenAt = useView((state) => state.lineAt);
  const at = asksBoth ? actions : Math.min(chosenAt, actions);
  const { tree, look } = useLines(line?.game ?? id, line ? line.of : named);
  const positions = usePositions(tree);
  const moment = useMoment(at);
  const [news, setNews] = useState<LineNews>({ words: '' });
  const [isCompared, setCompared] = useState(false);
  const word = useRef<HTMLParagraphElement>(null);

  const hear = (told: LineNews) => {
    setNews(told);
    void look().then(() => word.current?.focus());
  };
  const bringBack = () => void bringLinesBack(news.gone ?? []).then(() => hear({ words: 'Brought back.' }));

  const readable = (tree ?? []).filter((one) => positions.get(one.id));
  const other = readable.find((one) => one.id !== id);
  const mayCompare = other !== undefined && readable.some((one) => one.id === id);
  const isEnd = isOver && at === actions;
  return (
    <Dialog title="Another way" onClose={onClose} wide>
      <div className="stack gap-4 my-3 lines">
        {why !== null && <p>{why}</p>}
        {why === null && isEnd && <p className="muted">Go to a moment of the replay to try another way from there.</p>}
        {why === null && !isEnd && tree && (
          <NewLine at={at} moment={moment} suggested={freshName(tree)} asksBoth={asksBoth} />
        )}
        {tree && (tree.length > 1 || line) && (
          <section aria-label="Lines">
            <h3>
              Lines <span className="muted">the game, and {tree.length - 1} tried beside it</span>
            </h3>
            <LineTree
              tree={tree}
              positions={positions}
              here={id}
              at={at}
              care={(one) => <LineCare one={one} isHere={one.id === id} onNews={hear} />}
            />
            {line && (
              <p className="muted">
                New dice of the line on the table fall from the seed <span className="num">{line.seed}</span>.
              </p>
            )}
          </section>
        )}
        <p role="status" tabIndex={-1} ref={word} className="lines-news">
          {news.words} {news.gone && <Button onClick={bringBack}>Undo</Button>}
        </p>
        {mayCompare && tree && !isCompared && (
          <Button onClick={() => setCompared(true)}>Compare two of them side by side</Button>
        )}
        {mayCompare && tree && isCompared && (
          <Compare
            tree={tree}
            positions={positions}
            start={[
              { id, at },
              { id: other.id, at: positions.get(other.id)?.count ?? 0 },
            ]}
          />
        )}
      </div>
      <div className="dialog-buttons">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
