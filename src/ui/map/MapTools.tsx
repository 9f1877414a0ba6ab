import './tools.css';
import type { ReactNode } from 'react';

const ICONS = {
  courses: 'M3 15l4-5 4 4 6-9',
  ranges:
    'M10 2.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15M10 6.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7M10 10h.01',
  out: 'M4 10h12',
  in: 'M10 4v12M4 10h12',
  fit: 'M3 7.500V3h4.500M12.500 3H17v4.500M17 12.500V17h-4.500M7.500 17H3v-4.500',
  centre: 'M10 2v4M10 14v4M2 10h4M14 10h4M10 6.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7',
} as const;

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className="ic" viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

interface ToolProps {
  icon: keyof typeof ICONS;
  label: string;
  onPress: () => void;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  children?: ReactNode;
}

function Tool({ icon, label, onPress, pressed, disabled = false, children }: ToolProps) {
  return (
    <button
      type="button"
      className="map-tool"
      aria-label={label}
      aria-pressed={pressed}
      // Stays in reach of the keyboard: a button that vanishes under the finger confuses more than it helps.
      aria-disabled={disabled}
      title={children ? undefined : label}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

export interface MapToolsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitAll: () => void;
  /** Left out while there is nothing to centre on. */
  onCentre?: (() => void) | undefined;
  allCourses: boolean;
  onAllCourses: (shown: boolean) => void;
  ranges: boolean;
  onRanges: (shown: boolean) => void;
}

/** The buttons on the map: what is drawn beside the pieces in one corner, the view in another. */
export function MapTools(props: MapToolsProps) {
  const { onZoomIn, onZoomOut, onFitAll, onCentre, allCourses, onAllCourses, ranges, onRanges } = props;
  return (
    <>
      <div className="map-tools map-tools-courses">
        <Tool icon="courses" label="All courses" pressed={allCourses} onPress={() => onAllCourses(!allCourses)}>
          <span className="map-tool-word">All courses</span>
        </Tool>
        <Tool icon="ranges" label="Ranges" pressed={ranges} onPress={() => onRanges(!ranges)}>
          <span className="map-tool-word">Ranges</span>
        </Tool>
      </div>
      <div className="map-tools map-tools-view">
        <Tool icon="out" label="Zoom out" onPress={onZoomOut} />
        <Tool icon="in" label="Zoom in" onPress={onZoomIn} />
        <Tool icon="fit" label="Fit all" onPress={onFitAll} />
        <Tool icon="centre" label="Centre on the unit" onPress={() => onCentre?.()} disabled={!onCentre} />
      </div>
    </>
  );
}
