import './shiplog.css';
import './missiles.css';
import { MISSILE_TYPES, type MissileType, PODS } from '../../engine/index.ts';
import type { Box, Compartment, LineStatus, MissileLine, MissileSection, SheetChanges } from '../../sheet/index.ts';
import { capital, count, missileName, partName } from '../../words/index.ts';
import { Term } from '../play/Term.tsx';
import { Boxes, type PressBox } from './Boxes.tsx';

interface MissilesProps {
  sections: readonly MissileSection[];
  changed: SheetChanges;
}

const TITLES = { unguided: 'Unguided', guided: 'Guided', intelligent: 'Intelligent', mims: 'MIMS' } as const;

/** What the boxes alone do not say. */
const STATUS: Record<LineStatus, string> = {
  aboard: '',
  prepared: 'prepared',
  flying: '',
  used: 'launched',
  gone: '',
  lost: 'lost with its pod',
  struck: '',
};

/** [10.2] Unguided missiles are one box each. */
function Unguided({ section, changed }: { section: MissileSection; changed: SheetChanges }) {
  const lines = section.lines.filter(({ status }) => status !== 'struck');
  return (
    <Boxes
      boxes={lines.map(({ status }) => (status === 'aboard' ? 'open' : 'spent'))}
      nameOf={(index) => `line unguided ${index}`}
      changed={changed}
      label={`${section.left} of ${section.total} aboard`}
    />
  );
}

const isOver = ({ status }: MissileLine): boolean => status === 'gone' || status === 'lost' || status === 'used';

interface LineProps {
  line: MissileLine;
  name: string;
  changed: SheetChanges;
  /** They come from several pods: each says from which. */
  severalPods: boolean;
}

function Line({ line, name, changed, severalPods }: LineProps) {
  const aboard = line.boxes.filter((box) => box !== 'struck');
  const spent = aboard.filter((box) => box === 'spent').length;
  const said = [
    line.missile && severalPods ? `from pod ${line.pod}` : '',
    STATUS[line.status],
    line.four ? 'its four are away' : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
  return (
    <li className={`shiplog-line${isOver(line) ? ' shiplog-ended' : ''}${changed.has(name) ? ' shiplog-new' : ''}`}>
      <b className="head text-label shiplog-number">{line.missile}</b>
      <Boxes
        boxes={aboard}
        nameOf={(index) => `${name} ${index}`}
        changed={changed}
        label={`${spent} of ${aboard.length} units spent${line.pod === null ? '' : `, from pod ${line.pod}`}${isOver(line) ? ', gone' : ''}`}
      />
      {said !== '' && <span className="head small muted shiplog-what">{said}</span>}
    </li>
  );
}

/** [10.2] Those that have left their pods; as long as none has, one that is aboard, for its boxes. */
function Lines({ section, changed }: { section: MissileSection; changed: SheetChanges }) {
  const named = section.lines.map((line, index) => ({ line, name: `line ${section.type} ${index}` }));
  const pods = new Set(section.lines.flatMap(({ pod }) => pod ?? []));
  const away = named.filter(({ line }) => line.status !== 'aboard' && line.status !== 'struck');
  return (
    <ul className="stack gap-0">
      {(away.length > 0 ? away : named.slice(0, 1)).map(({ line, name }) => (
        <Line key={name} line={line} name={name} changed={changed} severalPods={pods.size > 1} />
      ))}
    </ul>
  );
}

/** [10.2] The Missile sections of what the ship has; what is struck off is left out. */
export function Missiles({ sections, changed }: MissilesProps) {
  const carried = sections.filter(({ total, lines }) => total > 0 || lines.some(({ status }) => status !== 'struck'));
  if (carried.length === 0) return <p className="muted">No missiles.</p>;
  return (
    <div className="stack content-start one-column shiplog-section">
      {carried.map((section) => (
        <div key={section.type} className="stack gap-1 mb-1" data-part="log-missiles">
          <div className="flex items-baseline apart gap-2 small nowrap shiplog-row">
            <h4 className="cap">
              <Term>{TITLES[section.type]}</Term>
            </h4>
            <span className="muted">
              {section.left} of {section.total} aboard
            </span>
          </div>
          {section.type === 'unguided' ? (
            <Unguided section={section} changed={changed} />
          ) : (
            <Lines section={section} changed={changed} />
          )}
        </div>
      ))}
    </div>
  );
}

/** So many boxes, of which the first are crossed off. */
const crossedOff = (printed: number, left: number): Box[] =>
  Array.from({ length: printed }, (_, index) => (index < printed - left ? 'spent' : 'open'));

interface PodMissilesProps {
  compartments: readonly Compartment[];
  changed: SheetChanges;
  press: PressBox;
}

/** [10.2] The missiles pod by pod, to be ticked off by hand: those that have left a pod are crossed off. */
export function PodMissiles({ compartments, changed, press }: PodMissilesProps) {
  const carriers = compartments.flatMap(({ part, pod, missiles }, index) =>
    pod && PODS[pod].weapons ? [{ part, pod: index - 2, printed: PODS[pod].missiles, missiles }] : [],
  );
  if (carriers.length === 0) return <p className="muted">No missiles.</p>;
  const row = ({ part, pod, printed, missiles }: (typeof carriers)[number], type: MissileType) => {
    const left = missiles?.[type] ?? 0;
    return (
      <div key={type} className="stack gap-1">
        <span className="shiplog-row">
          <span>{capital(missileName(type))}s</span>
          <span className="muted">
            {left} of {printed[type]} aboard
          </span>
        </span>
        <Boxes
          boxes={crossedOff(printed[type], left)}
          nameOf={(index) => `${part} ${type} ${index}`}
          changed={changed}
          label={`${count(left, missileName(type))} of ${printed[type]} in ${partName(part)}`}
          press={press}
          boxAt={(index) => ({ is: 'missile', pod, type, number: index + 1 })}
          boxName={(index) => `${capital(partName(part))}, ${missileName(type)} ${index + 1}, gone`}
        />
      </div>
    );
  };
  return (
    <div className="shiplog-section">
      <h4 className="cap">
        <Term name="missile">Missiles</Term>
      </h4>
      {carriers.map((carrier) => (
        <div key={carrier.part} className="stack gap-1 shiplog-missiles" data-part="log-missiles">
          <b className="shiplog-number">{capital(partName(carrier.part))}</b>
          {carrier.missiles ? (
            MISSILE_TYPES.filter((type) => carrier.printed[type] > 0).map((type) => row(carrier, type))
          ) : (
            <span className="shiplog-what">all lost with the pod</span>
          )}
        </div>
      ))}
    </div>
  );
}
