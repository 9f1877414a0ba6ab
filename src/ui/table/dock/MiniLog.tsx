import './unit.css';
import {
  isPodPart,
  MISSILES,
  type MissileType,
  type Part,
  type PartStatus,
  type UnitView,
} from '../../../engine/index.ts';
import { capital, count, missileName, partName, partStatusName, podName } from '../../../words/index.ts';
import { energyOf } from '../../play/fires.ts';
import { seenParts } from '../../play/parts.ts';
import { Term } from '../../play/Term.tsx';

/** More blocks than these are drawn small, in two rows; a longer track has no numbers. */
const ROW = 12;
const TRACK = 9;

/** [10.2, 10.3] The Energy Blocks and the unit track of a ship as its log has them, and what is left as a number. */
function Fuel({ unit }: { unit: UnitView }) {
  const { energy } = unit;
  if (!energy) return null;
  const left = energyOf(unit);
  if ('spent' in energy) {
    return (
      <p className="dock-fuel">
        <span className="small muted dock-name">Fuel</span> <b className="num">{left}</b> of {energy.units}{' '}
        <Term>units</Term>
      </p>
    );
  }
  const { blocks, marked, track, burnRate } = energy;
  const boxes = Array.from({ length: blocks }, (_, nth) => nth < marked);
  return (
    <>
      <p className="dock-fuel">
        <span className="small muted dock-name">Fuel</span>
        <span className={blocks > ROW ? 'dock-boxes is-many' : 'dock-boxes'} aria-hidden="true">
          {boxes.map((crossed, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places
            <i key={nth} className={crossed ? 'is-crossed' : undefined} />
          ))}
        </span>
        <span className="flex-none ml-auto muted dock-left">
          <b className="text-label ink num">{left}</b> of {blocks * burnRate}{' '}
          <span className="dock-wide">
            <Term>units</Term>
          </span>
          <span className="visually-hidden">, a block is {burnRate}</span>
        </span>
      </p>
      <p className="dock-track">
        <span className="small muted dock-name">
          <Term name="unit track">Spent</Term>
        </span>
        <span className={burnRate > TRACK ? 'dock-boxes is-track is-many' : 'dock-boxes is-track'} aria-hidden="true">
          {Array.from({ length: burnRate }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the track is as long as the burn rate
            <i key={nth} className={nth === track ? 'is-here' : undefined}>
              {burnRate > TRACK && nth !== track ? null : nth}
            </i>
          ))}
        </span>
        <span className="visually-hidden">{count(track, 'unit')} </span>
        <span className="dock-wide">of this block</span>
      </p>
    </>
  );
}

const TYPES = Object.keys(MISSILES) as MissileType[];

/** The missiles that are still in the pods, by their types. */
function Missiles({ unit }: { unit: UnitView }) {
  const pods = seenParts(unit).flatMap(({ state: { missiles } }) => missiles ?? []);
  if (pods.length === 0) return null;
  return (
    <p className="dock-missiles">
      <span className="small muted dock-name">
        <Term>Missiles</Term>
      </span>
      {TYPES.map((type) => {
        const left = pods.reduce((sum, missiles) => sum + missiles[type], 0);
        return (
          <span key={type} className={left === 0 ? 'faint' : undefined} title={capital(missileName(type))}>
            <abbr className="muted" aria-label={missileName(type)}>
              {missileName(type).slice(0, 1).toUpperCase()}
            </abbr>
            <b className="text-label ink num">{left}</b>
          </span>
        );
      })}
    </p>
  );
}

/** `Bridge`, `Pod 1`; on a small screen its first letter or its number. */
function nameOf(part: Part): { short: string; rest: string } {
  if (isPodPart(part)) return { short: part.replace('pod-', ''), rest: 'Pod ' };
  const name = part === 'force-field' ? 'Field' : capital(partName(part));
  return { short: name.slice(0, 1), rest: name.slice(1) };
}

const MARKS: Readonly<Record<PartStatus, string>> = {
  intact: 'M6 1.500a4.500 4.500 0 1 0 .01 0',
  vulnerable: 'M6 1.500a4.500 4.500 0 1 0 .01 0M6 1.500v9',
  damaged: 'M6 1.500a4.500 4.500 0 1 0 .01 0M1.500 6h9M6 1.500v9',
  destroyed: 'M2 2l8 8M10 2l-8 8',
};

/** [8.8] The parts of a craft, each with its condition as a sign, a word and a colour. */
function Parts({ unit }: { unit: UnitView }) {
  const parts = seenParts(unit);
  if (parts.length === 0) return null;
  return (
    <ul
      className={parts.length > 6 ? 'flex min-w-0 clip dock-parts is-many' : 'flex min-w-0 clip dock-parts'}
      aria-label="Parts"
    >
      {parts.map(({ part, state: { status, type, count: of } }) => {
        const { short, rest } = nameOf(part);
        const isPod = isPodPart(part);
        const words = `${isPod && type ? `${partName(part)}, ${podName(type, of)}` : partName(part)}: ${partStatusName(status)}`;
        return (
          <li
            key={part}
            className={`line flex-none nowrap ${status === 'intact' ? '' : `is-hit is-${status}`}`}
            title={capital(words)}
          >
            <svg className="no-fill" width="11" height="11" viewBox="0 0 12 12" aria-hidden="true">
              <path d={MARKS[status]} />
            </svg>
            <span className="visually-hidden">{words}</span>
            <span aria-hidden="true">
              {isPod && <span className="dock-wide">{rest}</span>}
              {short}
              {!isPod && <span className="dock-wide">{rest}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** [10.0] A Spaceship Log in miniature: the boxes of the booklet, as they are crossed off. */
export function MiniLog({ unit }: { unit: UnitView }) {
  return (
    <div className="stack gap-1 self-end min-w-0 small dock-log">
      <Fuel unit={unit} />
      <Missiles unit={unit} />
      <Parts unit={unit} />
    </div>
  );
}
