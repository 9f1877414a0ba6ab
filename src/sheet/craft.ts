import type { Hull, PartView, PrintedLog, UnitView } from '../engine/index.ts';
import { boxes } from './missiles.ts';
import type { CraftSection } from './types.ts';

const part = (view: PartView | undefined): CraftSection['bridge'] =>
  view ? { armor: view.armor, status: view.status } : null;

/** [10.4] A battlecraft's section: its two parts and its Energy Unit boxes. */
function section(craft: UnitView, { craftBoxes }: PrintedLog): CraftSection {
  const energy = craft.energy && 'spent' in craft.energy ? craft.energy : { units: 0, spent: 0 };
  return {
    unit: craft.id,
    hull: (craft.class as Hull | undefined) ?? null,
    status: craft.status,
    bridge: part(craft.parts?.bridge),
    engine: part(craft.parts?.engine),
    boxes: boxes(craftBoxes, energy.units, energy.spent),
  };
}

/** [10.4, R10.1a] The Battlecraft sections, those without a battlecraft struck off. */
export function craftSections(craft: readonly UnitView[], log: PrintedLog): CraftSection[] {
  const sections = craft.map((unit) => section(unit, log));
  while (sections.length < log.craft) {
    const struck = boxes(log.craftBoxes, 0, 0);
    sections.push({ unit: null, hull: null, status: null, bridge: null, engine: null, boxes: struck });
  }
  return sections;
}
