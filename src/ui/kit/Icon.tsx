import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsDown from 'lucide-react/icons/chevrons-down';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import Crosshair from 'lucide-react/icons/crosshair';
import Download from 'lucide-react/icons/download';
import Hexagon from 'lucide-react/icons/hexagon';
import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import Maximize from 'lucide-react/icons/maximize';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Pause from 'lucide-react/icons/pause';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import RadioTower from 'lucide-react/icons/radio-tower';
import Redo from 'lucide-react/icons/redo-2';
import Search from 'lucide-react/icons/search';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import Target from 'lucide-react/icons/target';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import { memo } from 'react';

const named = <Name extends string>(icons: Readonly<Record<Name, LucideIcon>>) => icons;

/** Icons that other programs have too, from a library. */
const GENERIC = named({
  accelerate: ChevronsUp,
  back: ArrowLeft,
  layers: Layers,
  bring: Upload,
  centre: LocateFixed,
  check: Check,
  close: X,
  command: RadioTower,
  decelerate: ChevronsDown,
  down: ChevronDown,
  events: History,
  field: Hexagon,
  fit: Maximize,
  hold: Pause,
  left: CornerUpLeft,
  log: ClipboardList,
  menu: Menu,
  move: ArrowRightToLine,
  next: ArrowRight,
  'phase-back': ChevronsLeft,
  'phase-on': ChevronsRight,
  place: MapPin,
  print: Printer,
  ranges: Target,
  recharge: Zap,
  redo: Redo,
  right: CornerUpRight,
  save: Download,
  search: Search,
  swap: ArrowLeftRight,
  target: Crosshair,
  'turn-back': SkipBack,
  'turn-on': SkipForward,
  undo: Undo,
  up: ChevronUp,
  warning: TriangleAlert,
  'zoom-in': Plus,
  'zoom-out': Minus,
});

/** Icons that only this game has, as paths in a square of 20. */
const OWN = {
  beam: 'M4 4l12 4-12 4M4 8h3M13 12l3 4M10 13l1 4',
  branch: 'M4 18V2M4 12c5 0 6-7 11-8M11 2.500l4.500 1.500-1.500 4.500',
  courses: 'M3 15l4-5 4 4 6-9',
  craft: 'M10 3l2 6 5 5v2.5l-5-1.5-2 2-2-2-5 1.5V14l5-5z',
  dangers: 'M2 12 12 2M2 18 18 2M8 18 18 8',
  dock: 'M3 6h5v8H3zM17 6h-5v8h5zM8 10h4',
  fire: 'M10 2v5M10 13v5M2 10h5M13 10h5M10 10v.1',
  four: 'M4 17l2-7M9 17l.5-9M11 17l-.5-9M16 17l-2-7M5 6l1-3 1 3M13 6l1-3 1 3M9 4l1-3 1 3',
  hit: 'M10 2l2 5 5-1-3 4 3 4-5-1-2 5-2-5-5 1 3-4-3-4 5 1z',
  jump: 'M10 2v5M10 13v5M2 10h5M13 10h5M4.5 4.5l3 3M12.5 12.5l3 3M15.5 4.5l-3 3M7.5 12.5l-3 3',
  missile: 'M10 2l3 5v6l3 4H4l3-4V7z',
  orbit: 'M10 6a4 4 0 1 0 .01 0M6.500 12C3 14 1 15.500 2 16.500 4 18 19 9 17.500 4.500 17 3.500 14 5 12.500 6.500',
  prepare: 'M10 2v9M6 7l4 4 4-4M3 13v4h14v-4',
  undock: 'M2 6h5v8H2zM18 6h-5v8h5zM10 5v2M10 9v2M10 13v2',
  weave: 'M4 17c0-5 12-4 12-9V4M13 6.500 16 3.500l3 3',
} as const;

export type IconName = keyof typeof GENERIC | keyof typeof OWN;

const isGeneric = (name: IconName): name is keyof typeof GENERIC => name in GENERIC;

/** Lines as thick as those of the text beside them, in the square of 20 and in the library's of 24. */
const STROKE = 1.8;

/** A drawn icon; the typeface has no arrows. The control it stands in has a name in words. */
export const Icon = memo(function Icon({ name, size = 17 }: { name: IconName; size?: number }) {
  if (isGeneric(name)) {
    const Generic = GENERIC[name];
    return <Generic className="icon" size={size} strokeWidth={(STROKE * 24) / 20} />;
  }
  return (
    <svg className="icon" viewBox="0 0 20 20" width={size} height={size} strokeWidth={STROKE} aria-hidden="true">
      <path d={OWN[name]} />
    </svg>
  );
});
