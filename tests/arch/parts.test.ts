import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The texts in a program that are written like a selector of classes; the ends of names of files are none. */
const classSelectors = (program: string): string[] =>
  [...program.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => /^(?:[\w[\]="*~-]*\s)?\.[a-z][\w-]*(?:$|[\s,:>[])/.test(text) && !/^\.json\b/.test(text));

describe('what the page is asked by', () => {
  test('is known from the ends of names of files and from sentences', () => {
    const found = (text: string) => classSelectors(`ask('${text}')`).length > 0;
    expect(['.map-view [data-piece]', '.fire-go', '.a, .b', 'dialog .dialog-close'].map(found)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['./map.css', '.json,application/json', 'Press it. then go', '[data-part="map"]'].map(found)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('is the name of a part, never a class, which is for style sheets', () => {
    const rooms = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('src/ui', file));
    expect(rooms.length).toBeGreaterThan(200);
    const asked = rooms.flatMap((file) => classSelectors(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
    expect(asked).toEqual([]);
  });
});
