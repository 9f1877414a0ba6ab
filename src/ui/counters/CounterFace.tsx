import { HALF } from '../../sheet/outline.ts';
import { plate, stripes } from '../../sheet/plate.ts';
import { angleOf } from './Arrow.tsx';
import type { Detail } from './detail.ts';
import { PartDots } from './PartDots.tsx';
import { Silhouette } from './Silhouette.tsx';
import type { CounterKind, CounterProps } from './types.ts';

/** Where things lie on a face, and how large: silhouette, letters by their number, plate and digit. */
interface Layout {
  x: number;
  y: number;
  scale: number;
  id: readonly [one: number, two: number, three: number];
  plateLeft: number;
  plateTop: number;
  digit: number;
}

const LAYOUTS: Readonly<Record<CounterKind, Layout>> = {
  spaceship: { x: -17.5, y: -11.5, scale: 0.83, id: [46, 34, 26], plateLeft: 5, plateTop: 1, digit: 55 },
  battlecraft: { x: -16, y: 4, scale: 0.73, id: [40, 33, 24], plateLeft: 8, plateTop: 0, digit: 49 },
  missile: { x: -14.5, y: 8, scale: 0.68, id: [32, 29, 26], plateLeft: 9, plateTop: 2, digit: 43 },
};
/** The back of a counter: its sign in the place of a silhouette. */
const BACK = { x: -15, y: 2, scale: 1, id: [32, 29, 26] } as const;

const CAP = 0.7;
const isHit = (mark: CounterProps['bridge']): boolean => mark !== undefined && mark !== 'intact';

/** A face-down counter says so with its sign; the number alone goes into the corner. */
function identity({ faceDown, label }: CounterProps): string {
  return faceDown ? label.replace('?', '') : label;
}

function sizeFor(sizes: Layout['id'], text: string): number {
  return sizes[Math.min(text.length, 3) - 1] ?? sizes[0];
}

/** Velocity, always at the lower right: a digit, or the mark of a ship that stands on a planet. */
function Velocity({ props, left, top, digit }: { props: CounterProps; left: number; top: number; digit: number }) {
  const { side, kind, velocity, landed } = props;
  if (velocity === null && !landed) return null;
  const edge = HALF[kind] - 3.5;
  const x = (left + edge) / 2 - (side === 2 ? 1.5 : 0);
  const y = (top + edge) / 2;
  return (
    <>
      <path fill="var(--side-plate)" d={plate(side, left, top, edge)} />
      {velocity === null ? (
        <path className="no-fill counter-ground" transform={`translate(${x} ${y})`} d="M-10-10 0 2 10-10M-14 11H14" />
      ) : (
        <text
          className="counter-velocity"
          x={x}
          y={y + (digit * CAP) / 2}
          fontSize={velocity > 9 ? digit * 0.7 : digit}
        >
          {velocity}
        </text>
      )}
    </>
  );
}

/** The face of a piece large enough for a silhouette. */
function LargeFace({ props, detail }: { props: CounterProps; detail: Detail }) {
  const { side, kind, faceDown, code, direction, bridge, engine } = props;
  const at = faceDown ? { ...LAYOUTS[kind], ...BACK } : LAYOUTS[kind];
  const half = HALF[kind];
  const text = identity(props);
  const size = sizeFor(at.id, text);
  const hit = isHit(bridge) || isHit(engine);
  // The cut corner takes the room of a letter set against the edge.
  const right = half - (side === 1 ? 7 : half * 0.27);
  return (
    <>
      {faceDown && <path className="no-fill counter-stripes" d={stripes(side, half)} />}
      {faceDown ? (
        <text className="counter-sign" textAnchor="middle" x={at.x} y={at.y + 26} fontSize="74">
          ?
        </text>
      ) : (
        <g
          className="counter-shape"
          fill="var(--side-ink)"
          transform={`translate(${at.x} ${at.y}) rotate(${direction ? angleOf(direction) : 0}) scale(${at.scale})`}
        >
          <Silhouette kind={kind} family={props.family} missile={props.missile} />
        </g>
      )}
      <text className="counter-id" x={right} y={8 - half + size * CAP} fontSize={size} textAnchor="end">
        {text}
      </text>
      {hit && <PartDots x={side === 1 ? -half + 15 : -half + 19} y={half - 14} bridge={bridge} engine={engine} />}
      {!hit && detail === 'full' && code && (
        <text className="counter-code" x={side === 1 ? -half + 8 : -half + 15} y={half - 8} fontSize="17">
          {code}
        </text>
      )}
      <Velocity props={props} left={at.plateLeft} top={at.plateTop} digit={at.digit} />
    </>
  );
}

/** Too small for a silhouette: letter and plate share the body. A guided missile stands its letter on its number. */
function SmallFace({ props }: { props: CounterProps }) {
  const { kind, faceDown, side } = props;
  const half = HALF[kind];
  const text = faceDown ? '?' : props.label;
  const lines = text.length > 2 ? [text.slice(0, 1), text.slice(1)] : [text];
  const size = half * (lines.length > 1 ? 0.92 : text.length === 1 ? 1.3 : 1);
  const alone = props.velocity === null && !props.landed;
  return (
    <>
      {faceDown && <path className="no-fill counter-stripes" d={stripes(side, half)} />}
      {lines.map((line, nth) => (
        <text
          key={line}
          className="counter-id"
          x={alone ? 0 : -half * 0.46}
          y={(size * CAP) / 2 + (nth - (lines.length - 1) / 2) * size * 0.84}
          fontSize={size}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
      <Velocity props={props} left={half * 0.08} top={side === 1 ? -half + 3.5 : -half * 0.62} digit={half * 1.5} />
    </>
  );
}

/** What will be there has only its velocity; whose it is, the course that leads to it says. */
function GhostFace({ velocity }: { velocity: number | null }) {
  return (
    <text className="counter-velocity" y="20" fontSize="57">
      {velocity}
    </text>
  );
}

/** What is printed on the cardboard, by the room there is. */
export function CounterFace({ props, detail }: { props: CounterProps; detail: Detail }) {
  if (detail === 'mark') return null;
  if (props.ghost) return <GhostFace velocity={props.velocity} />;
  return detail === 'small' ? <SmallFace props={props} /> : <LargeFace props={props} detail={detail} />;
}
