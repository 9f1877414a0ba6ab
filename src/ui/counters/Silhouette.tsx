import { HULL_SHAPES, MISSILE_SHAPES } from '../../sheet/index.ts';
import type { CounterProps } from './types.ts';

type Drawn = Pick<CounterProps, 'kind' | 'family' | 'missile'>;

function shapeOf({ kind, family, missile }: Drawn) {
  if (kind === 'missile') return MISSILE_SHAPES[missile ?? 'unguided'];
  return HULL_SHAPES[family ?? (kind === 'battlecraft' ? 'terwillicker' : 'blades')];
}

/** The drawing for a unit, nose up. `counter-cut` and `counter-hole` have the colour of the cardboard. */
export function Silhouette(props: Drawn) {
  const { body, cut, holes, lines = [] } = shapeOf(props);
  return (
    <>
      <path d={body} />
      {cut && <path className="counter-cut" strokeWidth={cut.width} d={cut.d} />}
      {holes && <path fill="var(--side-body)" d={holes} />}
      {lines.map(({ d, width }) => (
        <path key={d} className="counter-line" strokeWidth={width} d={d} />
      ))}
    </>
  );
}
