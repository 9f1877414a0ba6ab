/**
 * A text as part of a web address, behind its `#`, and back. The form is told in docs/links.md: the number of the form, 1,
 * and the text in UTF-8, compressed by raw deflate, in base64 for addresses.
 */

/** How large a link may be. Programs that pass longer ones on cut them off, and nobody sends a larger text by mistake. */
export const LINK_LIMITS = {
  /** Characters of the packed text. */
  packed: 8_000,
  /** Bytes of the text itself. */
  text: 1_000_000,
} as const;

const FORM = '1';

/** A text packed for a link, or how many characters it would have had. */
export type Packed = { ok: true; packed: string } | { ok: false; why: 'too-long'; length: number };

/** A text out of a link, or why there is none: of a newer form, damaged or never a link, or far too large. */
export type Unpacked = { ok: true; text: string } | { ok: false; why: 'newer' | 'damaged' | 'too-large' };

/** All bytes that come out of a stream, or null as soon as there are more than `most`. */
async function readBytes(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const through = (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(change as TransformStream<Uint8Array, Uint8Array>);

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Packs a text for a link, if it is not too long for one. */
export async function packText(text: string): Promise<Packed> {
  const bytes = new TextEncoder().encode(text);
  const small = await readBytes(through(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);
  const packed = FORM + toBase64(small ?? bytes);
  const { length } = packed;
  if (bytes.length > LINK_LIMITS.text || length > LINK_LIMITS.packed) return { ok: false, why: 'too-long', length };
  return { ok: true, packed };
}

/** Unpacks a text from a link. However it was made, no more is unpacked than the limit allows. */
export async function unpackText(packed: string): Promise<Unpacked> {
  if (packed.length > LINK_LIMITS.packed) return { ok: false, why: 'too-large' };
  if (!packed.startsWith(FORM)) return { ok: false, why: /^[2-9]/.test(packed) ? 'newer' : 'damaged' };
  try {
    const small = fromBase64(packed.slice(FORM.length));
    const bytes = await readBytes(through(small, new DecompressionStream('deflate-raw')), LINK_LIMITS.text);
    if (!bytes) return { ok: false, why: 'too-large' };
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}
