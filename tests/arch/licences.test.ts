import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceFault, listLicensed } from '../../src/build/licences.ts';

const licensed = listLicensed(join(import.meta.dirname, '../..'));

test('everything that goes out with the program may, and its licence goes with it', () => {
  expect(licensed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'zustand', '@fontsource/ibm-plex-sans', 'scheduler']),
  );
  expect(licensed.map(licenceFault).filter((fault) => fault !== undefined)).toEqual([]);
});

test.each([
  [{ license: 'GPL-3.0-only' }, 'left-pad is under the licence “GPL-3.0-only”, which is not among those we may ship'],
  [{ license: '' }, 'left-pad is under the licence “”, which is not among those we may ship'],
  [{ text: '' }, 'left-pad has no licence text to go out with it'],
])('a package with %o may not', (change, fault) => {
  const sound = { name: 'left-pad', version: '1.0.0', license: 'MIT', text: 'Permission is granted' };
  expect(licenceFault(sound)).toBeUndefined();
  expect(licenceFault({ ...sound, ...change })).toBe(fault);
});
