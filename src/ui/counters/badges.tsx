import { HALF } from '../../sheet/outline.ts';
import type { Detail } from './detail.ts';
import type { CounterProps } from './types.ts';

/** Force field: a ring round the whole piece. */
export function ForceFieldBadge() {
  return (
    <>
      <circle fill="var(--field-wash)" r="70" />
      <circle className="no-fill counter-field" stroke="var(--field)" strokeWidth={8} r="70" />
    </>
  );
}

/** Orbit: a dashed path round the piece, tilted like the planet's own lines. */
export function Orbit() {
  return <ellipse className="no-fill counter-orbit" rx="97" ry="42" transform="rotate(-24)" />;
}

/** Landed: the ground it stands on. */
export function Ground({ half }: { half: number }) {
  return (
    <path
      className="no-fill"
      stroke="var(--planet-line)"
      strokeWidth={5}
      d={`M${-half - 8} ${half + 11}H${half + 8}M${-half * 0.5} ${half}V${half + 11}M${half * 0.5} ${half}V${half + 11}`}
    />
  );
}

function JumpBadge({ jump }: { jump: 'prepared' | 'jumping' }) {
  return (
    <g className={`counter-jump counter-jump-${jump}`}>
      <circle fill="var(--map)" stroke="var(--jump)" strokeWidth={5} r="20" />
      <path className="no-fill" d={jump === 'prepared' ? 'M-9 5 0-5 9 5' : 'M-9 0 0-10 9 0M-9 11 0 1 9 11'} />
    </g>
  );
}

/** A crossed eye. */
function HiddenBadge() {
  return (
    <g className="counter-hidden">
      <circle r="18" />
      <path className="no-fill" d="M-11 1Q0-12 11 1 0 12-11 1M-11 11 11-11" />
      <circle className="counter-hidden-eye" cy=".5" r="3" />
    </g>
  );
}

/** How many are ready in their pods: a count behind a small warhead. */
function PreparedBadge({ count }: { count: number }) {
  return (
    <g className="counter-prepared">
      <path className="counter-prepared-tag" d="M-21 0-13-13H17A4 4 0 0 1 21-9V9A4 4 0 0 1 17 13H-13Z" />
      <path className="counter-prepared-nose" d="M-15.500 0-10.500-8H-5V8H-10.500Z" />
      <text fill="var(--text)" textAnchor="middle" x="8" y="9" fontSize="25">
        {count}
      </text>
    </g>
  );
}

/** Two pieces with a bar between. */
function DockedBadge() {
  return (
    <g className="counter-docked">
      <path className="counter-docked-ground" d="M-17-10H17A10 10 0 0 1 17 10H-17A10 10 0 0 1-17-10Z" />
      <path stroke="var(--side-tone)" strokeWidth={4} d="M-9 0H9" />
      <path d="M-19-5h10V5h-10ZM9-5h10V5h-10Z" />
    </g>
  );
}

function StackBadge({ count }: { count: number }) {
  return (
    <g className="counter-stack">
      <circle fill="var(--text)" stroke="var(--halo)" strokeWidth={4} r="16" />
      <text fill="var(--ground)" textAnchor="middle" y="9.500" fontSize="27">
        {count}
      </text>
    </g>
  );
}

interface Places {
  corner: readonly [x: number, y: number];
  count: readonly [x: number, y: number];
  stores: readonly [x: number, y: number];
  dock: readonly [x: number, y: number];
}

/** Every mark has its place on the edge, and a second one for when the arrow points through the first. */
function placesFor(half: number, direction: CounterProps['direction']): Places {
  const past = half + 4;
  return {
    corner: direction === 10 ? [-half * 0.3, -past] : direction === 11 ? [-past, -half * 0.3] : [4 - half, 4 - half],
    count: direction === 7 || direction === 8 ? [-past, -half * 0.1] : [1 - past, half - 3],
    stores: direction === 9 ? [-past - 6, -half * 0.64] : [-past - 6, half * 0.14],
    dock: direction === 5 || direction === 6 || direction === 7 ? [-2, -past - 4] : [-2, past + 4],
  };
}

const at = ([x, y]: readonly [number, number]): string => `translate(${x} ${y})`;

/** The marks that sit on the edge of a piece; those with a number only where it can be read. */
export function Badges({
  kind,
  direction,
  jump,
  hidden,
  prepared,
  docked,
  stack,
  detail,
}: CounterProps & { detail: Detail }) {
  const places = placesFor(HALF[kind], direction);
  if (detail === 'mark') return null;
  return (
    <>
      {docked && (
        <g transform={at(places.dock)}>
          <DockedBadge />
        </g>
      )}
      {prepared && detail !== 'small' ? (
        <g transform={at(places.stores)}>
          <PreparedBadge count={prepared} />
        </g>
      ) : null}
      {(hidden || jump) && <g transform={at(places.corner)}>{jump ? <JumpBadge jump={jump} /> : <HiddenBadge />}</g>}
      {stack !== undefined && stack > 1 && (
        <g transform={at(places.count)}>
          <StackBadge count={stack} />
        </g>
      )}
    </>
  );
}
