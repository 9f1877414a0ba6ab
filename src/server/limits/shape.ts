/** How deep something that is sent may lie, how many fields one thing in it may have, and all of it together. */
export const LARGEST_SHAPE = { depth: 40, fields: 200, all: 400_000 } as const;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [BRACE, BRACKET, END_BRACE, END_BRACKET] = [0x7b, 0x5b, 0x7d, 0x5d];

/** Looks through JSON as it comes in; false from the first byte on with which it is of no shape that anybody needs. */
export interface ShapeReader {
  read(bytes: Uint8Array): boolean;
}

/** Reads the brackets and colons of JSON, and nothing else: whether it is JSON at all the parser knows. */
export function newShapeReader(): ShapeReader {
  /** The fields of everything that is open. */
  const open: number[] = [];
  let all = 0;
  let isText = false;
  let isEscaped = false;

  /** Whether the next byte fits. */
  function fits(byte: number): boolean {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = false;
      return true;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === BRACE || byte === BRACKET) open.push(0);
    else if (byte === END_BRACE || byte === END_BRACKET) open.pop();
    else if (byte === COLON) {
      const fields = (open.pop() ?? 0) + 1;
      open.push(fields);
      all += 1;
      return fields <= LARGEST_SHAPE.fields && all <= LARGEST_SHAPE.all;
    }
    return open.length <= LARGEST_SHAPE.depth;
  }

  return { read: (bytes) => bytes.every(fits) };
}

/** Whether something that has been read is of a shape that anybody needs. */
export function isOfShape(value: unknown, depth = 0, left = { all: LARGEST_SHAPE.all as number }): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= LARGEST_SHAPE.depth) return false;
  const inside = Object.values(value);
  left.all -= inside.length;
  if (left.all < 0 || (!Array.isArray(value) && inside.length > LARGEST_SHAPE.fields)) return false;
  return inside.every((one) => isOfShape(one, depth + 1, left));
}
