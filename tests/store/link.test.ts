import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LINK_LIMITS, packText, unpackText } from '../../src/store/device/link.ts';
import { recordAfter } from '../fixtures/showdown.ts';

const packedBytes = (bytes: Uint8Array): string => `1${deflateRawSync(bytes).toString('base64url')}`;

async function packedOf(text: string): Promise<string> {
  const packed = await packText(text);
  if (!packed.ok) throw new Error(`too long: ${packed.length}`);
  return packed.packed;
}

describe('a link', () => {
  test('holds a text of any letters, in characters that an address needs no signs for', async () => {
    for (const text of ['', 'a', '“µ” 🚀 \u0000', recordAfter()]) {
      const packed = await packedOf(text);
      expect(packed).toMatch(/^1[\w-]*$/);
      expect(await unpackText(packed)).toEqual({ ok: true, text });
    }
  });

  test('is in the form that other programs can make and read', async () => {
    expect(await unpackText(packedBytes(Buffer.from('DeltaVee')))).toEqual({ ok: true, text: 'DeltaVee' });
  });

  test('of a whole game of The Showdown is short enough to be sent', async () => {
    expect((await packedOf(recordAfter())).length).toBeLessThan(2_000);
  });

  test('says how long it would be, when it is too long', async () => {
    const noise = Array.from({ length: 9_000 }, (_, nth) => String.fromCharCode(33 + ((nth * nth * 7919) % 8191))).join(
      '',
    );
    const packed = await packText(noise);
    expect(packed).toMatchObject({ ok: false, why: 'too-long' });
    expect(!packed.ok && packed.length).toBeGreaterThan(LINK_LIMITS.packed);
    expect(await packText('a'.repeat(LINK_LIMITS.text + 1))).toMatchObject({ ok: false });
  });

  test.each([
    ['', 'damaged'],
    ['1', 'damaged'],
    ['nonsense', 'damaged'],
    ['1!!!', 'damaged'],
    ['1AAAA', 'damaged'],
    ['2abc', 'newer'],
    [`1${'A'.repeat(LINK_LIMITS.packed)}`, 'too-large'],
    [packedBytes(Buffer.from([0xff, 0xfe])), 'damaged'],
    [packedBytes(Buffer.from('DeltaVee')).slice(0, -4), 'damaged'],
  ] as const)('that is rubbish is refused: %.20s', async (packed, why) => {
    expect(await unpackText(packed)).toEqual({ ok: false, why });
  });

  test('that would unpack to more than the limit is refused before it has', async () => {
    const bomb = packedBytes(Buffer.alloc(5_000_000));
    expect(bomb.length).toBeLessThan(LINK_LIMITS.packed);
    expect(await unpackText(bomb)).toEqual({ ok: false, why: 'too-large' });
  });
});
