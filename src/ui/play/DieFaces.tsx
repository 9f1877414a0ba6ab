import './faces.css';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface DieFacesProps {
  /** The highest face that does it; 0 for none. */
  most: number;
  /** The face that fell. */
  rolled?: number | null | undefined;
}

/** The ten faces of the die: those that do it filled, the one that fell in a frame. The words beside it say the same. */
export function DieFaces({ most, rolled }: DieFacesProps) {
  return (
    <div className="faces" aria-hidden="true">
      {FACES.map((face) => (
        <i
          key={face}
          className={`${face <= most ? 'faces-one faces-good' : 'faces-one'}${face === rolled ? ' is-rolled' : ''}`}
        >
          {face}
        </i>
      ))}
    </div>
  );
}
