const PATHS = {
  next: 'M4 10h12M11 5l5 5-5 5',
  back: 'M16 10H4M9 5l-5 5 5 5',
  undo: 'M4 8h8a4.500 4.500 0 0 1 0 9H8M4 8l4-4M4 8l4 4',
  redo: 'M16 8H8a4.500 4.500 0 0 0 0 9h4M16 8l-4-4M16 8l-4 4',
  menu: 'M3 5h14M3 10h14M3 15h14',
  check: 'M4 10.500l4 4 8-9',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.500v.2',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  close: 'M5 5l10 10M15 5L5 15',
  move: 'M3 10h11M10 6l4 4-4 4M17 4v12',
  fire: 'M10 2v5M10 13v5M2 10h5M13 10h5M10 10v.1',
  command: 'M10 18v-7M6 14a5 5 0 1 1 8 0M3 16a9 9 0 1 1 14 0',
  ship: 'M3 5h14M3 10h14M3 15h14',
  events: 'M4 8a6.500 6.500 0 1 1-.5 4M4 4v4h4',
  target: 'M10 2v4M10 14v4M2 10h4M14 10h4M10 6.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7',
  save: 'M10 3v9M6 8.500l4 4 4-4M4 17h12',
  print: 'M6 8V3h8v5M6 14H4V8h12v6h-2M6 12h8v5H6z',
  open: 'M10 13V4M6 7.500l4-4 4 4M4 17h12',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn icon: the faces that travel with the page have no arrows. It never stands without a word. */
export function Icon({ name, size = 17 }: { name: IconName; size?: number }) {
  return (
    <svg className="ic" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
