import { line, RULE, words } from './draw.ts';
import type { PaperRow } from './layout.ts';
import type { Mark } from './marks.ts';
import type { Look } from './style.ts';
import { textWidth } from './widths.ts';

interface Heading {
  title: string;
  /** In the owner's hand, after the title. */
  written?: string;
  /** In small print, at the right. */
  note?: string;
  continued?: boolean;
}

/** A section's title over a thick rule. */
export function heading(look: Look, { title, written, note, continued = false }: Heading): PaperRow {
  const { style, ink } = look;
  const { heading: size, note: small } = style.type;
  const name = continued ? `${title}, continued` : title;
  return {
    ...style.heading,
    draw({ x, y, width }) {
      const base = y + size * 0.78;
      const rule = base + size * 0.27;
      const after = x + textWidth('title', name, size) + size * 0.6;
      const noteWidth = note ? Math.min(textWidth('text', note, small), width * 0.62) : 0;
      const marks: Mark[] = [
        words(name, x, base, { face: 'title', size, fill: ink.print }),
        line(x, rule, x + width, rule, ink.rule, RULE),
      ];
      if (written) {
        const within = x + width - noteWidth - 1.5 - after;
        marks.push(words(written, after, base, { face: 'hand', size: size * 0.92, fill: ink.pen, within }));
      }
      if (note) {
        const within = written ? noteWidth : x + width - after;
        marks.push(words(note, x + width, base, { face: 'text', size: small, fill: ink.print, anchor: 'end', within }));
      }
      return marks;
    },
  };
}
