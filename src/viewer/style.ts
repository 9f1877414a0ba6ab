import { type MapInks, SIDE_INKS } from '../report/index.ts';

/** The inks of a screen: the style sheet below says what they are in each look. */
export const SCREEN: MapInks = {
  ink: 'var(--ink)',
  paper: 'var(--map)',
  grid: 'var(--grid)',
  planet: 'var(--planet)',
  rock: 'var(--rock)',
  sides: { 1: { ...SIDE_INKS[1], tone: 'var(--tone-1)' }, 2: { ...SIDE_INKS[2], tone: 'var(--tone-2)' } },
};

/** The look of a viewer, and nothing of the page around it; fonts are those of the page's machine. */
export const VIEWER_CSS = `
:host {
  --ink: light-dark(#16181d, #e8ecf5);
  --ground: light-dark(#f4f2ec, #111827);
  --map: light-dark(#fdfcf8, #070c19);
  --grid: light-dark(#c9c9c9, #26324d);
  --planet: light-dark(#d9d9d9, #3a4763);
  --rock: light-dark(#6b6457, #8d826c);
  --tone-1: light-dark(#005a8e, #5db4ea);
  --tone-2: light-dark(#7f5200, #f0b437);
  color-scheme: light dark;
  display: block;
  max-width: 60rem;
  color: var(--ink);
  background: var(--ground);
  font: 1rem/1.4 system-ui, sans-serif;
}
:host([hidden]) { display: none; }
:host([look="light"]) { color-scheme: light; }
:host([look="dark"]) { color-scheme: dark; }
section { display: grid; gap: 0.5rem; padding: 0.75rem; border: 1px solid var(--grid); border-radius: 4px; }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: 0; }
svg { display: block; width: 100%; height: auto; background: var(--map); }
.curve { height: 3rem; }
.curve .win { fill: var(--tone-1); fill-opacity: 0.3; }
.curve .line { fill: none; stroke: var(--tone-1); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.curve .half { fill: none; stroke: var(--ink); stroke-width: 1; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; opacity: 0.5; }
.curve .now { fill: none; stroke: var(--ink); stroke-width: 2; vector-effect: non-scaling-stroke; }
.text { min-height: 4.2em; }
.bar { display: flex; flex-wrap: wrap; gap: 0.375rem; align-items: center; }
button {
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.5rem;
  border: 1px solid var(--ink);
  border-radius: 4px;
  background: var(--map);
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button .icon { width: 1rem; margin: auto; background: none; fill: currentColor; stroke: currentColor; stroke-width: 2; }
button[aria-disabled="true"] { border-style: dashed; opacity: 0.6; cursor: default; }
input { flex: 1 1 8rem; min-width: 0; accent-color: var(--tone-1); }
:focus-visible { outline: 3px solid var(--tone-2); outline-offset: 2px; }
a { color: inherit; }
`;
