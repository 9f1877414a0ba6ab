import './counters.css';
import type { Player } from '../../engine/index.ts';
import { HALF, MARK, outline } from '../../sheet/outline.ts';
import { Arrow } from './Arrow.tsx';
import { Badges, ForceFieldBadge, Ground, Orbit } from './badges.tsx';
import { CounterFace } from './CounterFace.tsx';
import { detailOf } from './detail.ts';
import type { CounterKind, CounterProps } from './types.ts';

/** The bare piece of cardboard: its shadow, the white of the cut, its edge and its printed ground. */
function Cardboard({ side, kind }: { side: Player; kind: CounterKind }) {
  const half = HALF[kind];
  const body = outline(side, half);
  return (
    <>
      <path fill="var(--cast)" d={outline(side, half, 1.5, 5)} />
      <path fill="var(--halo)" d={outline(side, half, 3)} />
      <path fill="var(--side-edge)" d={outline(side, half, 0, 3)} />
      <path className="counter-body" fill="var(--side-body)" d={body} />
      <path className="no-fill counter-rim" d={outline(side, half, -2)} />
    </>
  );
}

/** The greatest number of edges that are drawn: the count tells the rest. */
const EDGES = 3;

/** The edges of the pieces beneath, the lowest drawn first. */
function UnderEdges({ kind, under }: { kind: CounterKind; under: readonly Player[] }) {
  const sides = under.slice(0, EDGES);
  return sides.toReversed().map((side, nth) => {
    const step = (sides.length - nth) * 6;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces beneath are told apart by their place alone
      <g key={nth} className={`side-${side}`} transform={`translate(${-step} ${step})`}>
        <path fill="var(--halo)" d={outline(side, HALF[kind], 2)} />
        <path className="counter-body" fill="var(--side-body)" d={outline(side, HALF[kind])} />
        <path className="no-fill counter-rim" d={outline(side, HALF[kind], -1)} />
      </g>
    );
  });
}

/**
 * A counter as a group whose origin is its middle and whose unit is a hundredth of the hex corner radius. Arrow, rings
 * and badges reach past the body, nothing past 1.05 radii.
 */
export function Counter(props: CounterProps) {
  const { side, kind, direction, size } = props;
  const detail = detailOf(kind, size);
  const half = HALF[kind];
  const body = outline(side, half);
  const rooms = detail === 'full' || detail === 'middle';
  return (
    <g className={`counter side-${side} counter-${detail}${props.ghost ? ' counter-ghost' : ''}`}>
      {props.orbit && !props.ghost && <Orbit />}
      {props.landed && rooms && <Ground half={half} />}
      {props.forceField && !props.ghost && <ForceFieldBadge />}
      {props.under && detail !== 'mark' && <UnderEdges kind={kind} under={props.under} />}
      {direction !== null && <Arrow side={side} kind={kind} direction={direction} detail={detail} />}
      <g transform={detail === 'mark' ? `scale(${MARK})` : undefined}>
        {props.ghost ? <path className="counter-ghost-body" d={body} /> : <Cardboard side={side} kind={kind} />}
      </g>
      <CounterFace props={props} detail={detail} />
      {props.selected && <path className="no-fill counter-selected" d={outline(side, half, 6)} />}
      {!props.ghost && <Badges {...props} detail={detail} />}
    </g>
  );
}
