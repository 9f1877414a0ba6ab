import type { PartStatus } from '../../engine/index.ts';

const R = 9;

/** One part: a point when it is whole, then a ring, a half, and a full one crossed out. */
function PartDot({ x, mark }: { x: number; mark: PartStatus }) {
  if (mark === 'intact') return <circle className="counter-dot-full" cx={x} r={R * 0.36} />;
  return (
    <g transform={`translate(${x} 0)`}>
      <circle className={mark === 'destroyed' ? 'counter-dot-full counter-dot' : 'counter-dot'} r={R} />
      {mark === 'damaged' && <path className="counter-dot-full" d={`M0 ${-R}A${R} ${R} 0 0 1 0 ${R}Z`} />}
      {mark === 'destroyed' && (
        <path className="no-fill counter-dot-cross" d="M-4.500-4.500 4.500 4.500M4.500-4.500-4.500 4.500" />
      )}
    </g>
  );
}

interface PartDotsProps {
  x: number;
  y: number;
  bridge: PartStatus | undefined;
  engine: PartStatus | undefined;
}

/** The two parts of the hull that matter most: bridge, then engine. */
export function PartDots({ x, y, bridge = 'intact', engine = 'intact' }: PartDotsProps) {
  return (
    <g className="counter-dots" transform={`translate(${x} ${y})`}>
      <PartDot x={0} mark={bridge} />
      <PartDot x={23} mark={engine} />
    </g>
  );
}
