/** What is told of a turn, as far as it tells a wheel from fingers; `wheelDeltaY` is no standard, but told everywhere. */
export type Turn = Pick<WheelEvent, 'deltaMode' | 'deltaX' | 'deltaY' | 'shiftKey' | 'timeStamp'> & {
  wheelDeltaY?: number;
};

/** A turn later than this, in milliseconds, is no longer part of the same movement. */
const PAUSE = 400;
/** A notch as `wheelDeltaY` counts it, however large the page is shown. */
const NOTCH = 120;
/** The smallest turn of a mouse's wheel on a Mac, of which all others there are multiples. */
const MAC_NOTCH = 4.000244140625;
/** So many whole pixels at once are a notch, where nothing else is told. */
const FAR = 100;

const isMultiple = (of: number, n: number | undefined): boolean => n !== undefined && n !== 0 && n % of === 0;

/** Whether a movement that begins like this is that of a mouse's wheel: it turns by whole notches, and one way only. */
function isNotched({ deltaMode, deltaX, deltaY, wheelDeltaY }: Turn): boolean {
  if (deltaMode !== 0) return true;
  if (deltaX !== 0) return false;
  return (
    isMultiple(NOTCH, wheelDeltaY) ||
    isMultiple(MAC_NOTCH, deltaY) ||
    (isMultiple(1, deltaY) && Math.abs(deltaY) >= FAR)
  );
}

/**
 * Tells the turns of a mouse's wheel from two fingers on a trackpad, as programs with maps do: no browser says which it is.
 * A movement is what its first turn is, as fingers begin slowly and may come by whole notches later.
 */
export function tellWheels(): (turn: Turn) => 'wheel' | 'fingers' {
  let last: { kind: 'wheel' | 'fingers'; at: number } | null = null;
  return (turn) => {
    const goesOn = last !== null && turn.timeStamp - last.at < PAUSE;
    const isAcross = turn.deltaMode === 0 && turn.deltaX !== 0 && !turn.shiftKey;
    const kind = isAcross ? 'fingers' : goesOn && last ? last.kind : isNotched(turn) ? 'wheel' : 'fingers';
    last = { kind, at: turn.timeStamp };
    return kind;
  };
}
