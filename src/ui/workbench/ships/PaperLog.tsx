import '../../logs/print/fonts.css';
import './yard.css';
import type { LogSheet } from '../../../sheet/index.ts';
import { drawLogs } from '../../../sheet/paper/index.ts';
import { PaperPage } from '../../logs/print/PaperPage.tsx';
import { usePaper } from '../../play/usePaper.ts';

/** A log as it comes out of the printer. */
export function PaperLog({ sheet }: { sheet: LogSheet }) {
  const [paper] = usePaper();
  return (
    <div className="stack yard-paper">
      {drawLogs([sheet], paper).map((page) => (
        <PaperPage key={page.title} page={page} />
      ))}
    </div>
  );
}
