/** What an icon stands for; every one of them stands beside a word. */
export type IconName = keyof typeof PATHS;

const PATHS = {
  accelerate: 'M5 10l5-5 5 5M5 16l5-5 5 5',
  decelerate: 'M5 4l5 5 5-5M5 10l5 5 5-5',
  left: 'M15 17V11a5 5 0 0 0-5-5H5M8.5 2.5 5 6l3.5 3.5',
  right: 'M5 17V11a5 5 0 0 1 5-5h5M11.5 2.5 15 6l-3.5 3.5',
  weave: 'M4 17c0-5 12-4 12-9V4M13 6.5 16 3.5l3 3',
  jump: 'M10 2v5M10 13v5M2 10h5M13 10h5M4.5 4.5l3 3M12.5 12.5l3 3M15.5 4.5l-3 3M7.5 12.5l-3 3',
  missile: 'M10 2l3 5v6l3 4H4l3-4V7z',
  control: 'M10 9v8M6 17h8M6.5 11a5 5 0 0 1 0-7M13.5 11a5 5 0 0 0 0-7M10 7.5v.1',
  search: 'M8.5 3.5a5 5 0 1 0 .01 0M12.5 12.5 17 17',
  craft: 'M10 3l2 6 5 5v2.5l-5-1.5-2 2-2-2-5 1.5V14l5-5z',
  dock: 'M3 6h5v8H3zM17 6h-5v8h5zM8 10h4',
  undock: 'M2 6h5v8H2zM18 6h-5v8h5zM10 5v2M10 9v2M10 13v2',
  beam: 'M4 4l12 4-12 4M4 8h3M13 12l3 4M10 13l1 4',
  field: 'M10 2.5l6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5z',
  recharge: 'M11 2 5 11h4l-1 7 7-9h-4.5z',
  move: 'M4 10h11M11 6l4 4-4 4',
  orbit: 'M10 6a4 4 0 1 0 .01 0M6.500 12C3 14 1 15.500 2 16.500 4 18 19 9 17.500 4.500 17 3.500 14 5 12.500 6.500',
  target: 'M10 2v4M10 14v4M2 10h4M14 10h4M10 7a3 3 0 1 0 .01 0',
  four: 'M4 17l2-7M9 17l.5-9M11 17l-.5-9M16 17l-2-7M5 6l1-3 1 3M13 6l1-3 1 3M9 4l1-3 1 3',
  place: 'M10 18s6-6.500 6-10.500a6 6 0 0 0-12 0C4 11.500 10 18 10 18zM10 5.500a2 2 0 1 0 .01 0',
  swap: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  back: 'M12 4l-6 6 6 6',
  close: 'M5 5l10 10M15 5 5 15',
  hold: 'M7 4v12M13 4v12',
  hit: 'M10 2l2 5 5-1-3 4 3 4-5-1-2 5-2-5-5 1 3-4-3-4 5 1z',
  check: 'M4 10.500l4 4 8-9',
} as const;

/** A drawn icon; the typeface has no arrows. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className="ic" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
