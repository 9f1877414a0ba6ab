import { DIRECTIONS, type Direction } from '../../../engine/index.ts';

interface CompassProps {
  label: string;
  chosen: readonly Direction[];
  onPress: (direction: Direction) => void;
}

/** How far from the middle the buttons stand, in hundredths of the compass. */
const REACH = 40;

/** The twelve directions round a clock. */
export function Compass({ label, chosen, onPress }: CompassProps) {
  return (
    <fieldset className="relative battle-compass" aria-label={label}>
      {DIRECTIONS.map((direction) => {
        const turn = (direction * Math.PI) / 6;
        const place = {
          left: `${50 + REACH * Math.sin(turn)}%`,
          top: `${50 - REACH * Math.cos(turn)}%`,
        };
        return (
          <button
            key={direction}
            type="button"
            className="absolute toggle"
            style={place}
            aria-label={`${direction} o’clock`}
            aria-pressed={chosen.includes(direction)}
            onClick={() => onPress(direction)}
          >
            {direction}
          </button>
        );
      })}
      <svg className="absolute no-pointer" viewBox="-50 -50 100 100" aria-hidden="true">
        {DIRECTIONS.filter((direction) => chosen.includes(direction)).map((direction) => (
          <path key={direction} transform={`rotate(${direction * 30})`} d="M0-44 9-26H-9Z" />
        ))}
      </svg>
    </fieldset>
  );
}
