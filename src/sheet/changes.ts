import type { LogSheet } from './types.ts';

const marked = new WeakMap<LogSheet, ReadonlyMap<string, string>>();

/** Everything on a sheet that can be marked, by a name of its own, with what it shows. */
function marks(sheet: LogSheet): ReadonlyMap<string, string> {
  const known = marked.get(sheet);
  if (known) return known;
  const shown = new Map<string, string>();
  marked.set(sheet, shown);
  for (const { part, status } of sheet.compartments) shown.set(`part ${part}`, status);
  shown.set('track', String(sheet.energy.track.findIndex(({ marker }) => marker)));
  for (const [index, box] of sheet.energy.blocks.entries()) shown.set(`block ${index}`, box);
  for (const { type, lines } of sheet.missiles) {
    for (const [index, line] of lines.entries()) {
      shown.set(`line ${type} ${index}`, `${line.status} ${line.missile} ${line.four}`);
      for (const [nth, box] of line.boxes.entries()) shown.set(`line ${type} ${index} ${nth}`, box);
    }
  }
  for (const [index, craft] of sheet.craft.entries()) {
    shown.set(`craft ${index}`, String(craft.status));
    shown.set(`craft ${index} bridge`, String(craft.bridge?.status));
    shown.set(`craft ${index} engine`, String(craft.engine?.status));
    for (const [nth, box] of craft.boxes.entries()) shown.set(`craft ${index} ${nth}`, box);
  }
  return shown;
}

/**
 * What has changed on a sheet, by name such as `part pod-1`, `block 4`, `line guided 0 2`, with what stood there
 * before.
 */
export type SheetChanges = ReadonlyMap<string, string>;

/** What is written on a sheet now that was not before; nothing without a sheet of the same ship before. */
export function sheetChanges(before: LogSheet | null, after: LogSheet): SheetChanges {
  if (!before || before.ship?.id !== after.ship?.id) return new Map();
  const old = marks(before);
  const changed = [...marks(after)].filter(([name, shown]) => old.get(name) !== shown);
  return new Map(changed.map(([name]) => [name, old.get(name) ?? '']));
}
