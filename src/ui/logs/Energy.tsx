import './shiplog.css';
import type { EnergySection, SheetChanges } from '../../sheet/index.ts';
import { count } from '../../words/index.ts';
import { Term } from '../play/Term.tsx';
import { Boxes, type PressBox } from './Boxes.tsx';

interface EnergyProps {
  energy: EnergySection;
  changed: SheetChanges;
  press?: PressBox | undefined;
}

function spaceClass({ struck, marker, full }: EnergySection['track'][number]): string {
  if (struck) return 'shiplog-space shiplog-struck';
  if (marker) return 'shiplog-space shiplog-on';
  return full ? 'shiplog-space shiplog-full' : 'shiplog-space';
}

/** [10.3] The Energy Unit Track and the Energy Blocks. */
export function Energy({ energy, changed, press }: EnergyProps) {
  const { track, blocks, burnRate, total, gone, marked, unitsLeft } = energy;
  const marker = track.find((space) => space.marker)?.number ?? 0;
  const left = total - marked;
  return (
    <div className="stack content-start one-column shiplog-section">
      <div className="flex items-baseline apart gap-2 small nowrap shiplog-row">
        <h4 className="cap">
          <Term>Unit track</Term>
        </h4>
        <span className="muted">
          <Term>burn rate</Term> {burnRate}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name */}
      <span
        data-part="log-track"
        className={
          changed.has('track') ? 'stack gap-0 mb-2 shiplog-track shiplog-new' : 'stack gap-0 mb-2 shiplog-track'
        }
        role={press ? 'group' : 'img'}
        aria-label={`The marker is on ${marker} of ${burnRate}`}
      >
        {track.map((space) =>
          press && space.number < burnRate ? (
            <button
              key={space.number}
              type="button"
              className={spaceClass(space)}
              aria-label={`Unit track, marker on ${space.number}`}
              aria-pressed={space.marker}
              onClick={() => press({ is: 'space', number: space.number })}
            >
              {space.number}
            </button>
          ) : (
            <i key={space.number} className={spaceClass(space)}>
              {space.number}
            </i>
          ),
        )}
      </span>
      <div className="flex items-baseline apart gap-2 small nowrap shiplog-row">
        <h4 className="cap">
          <Term>Blocks</Term>
        </h4>
        <span className="muted">
          <b className="text-body ink num">{left}</b> left of {total - gone}
        </span>
      </div>
      <Boxes
        boxes={blocks}
        nameOf={(index) => `block ${index}`}
        changed={changed}
        label={`${count(marked - gone, 'block')} of ${total - gone} spent`}
        className="stack gap-0 shiplog-blocks"
        part="log-blocks"
        press={press}
        boxAt={(index) => ({ is: 'block', number: index + 1 })}
        boxName={(index) => `Block ${index + 1}, spent`}
      />
      <p className="small muted">
        {left} × {burnRate} − {marker} = {unitsLeft} units left
      </p>
    </div>
  );
}
