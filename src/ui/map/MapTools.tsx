import './tools.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../kit/Icon.tsx';

interface ToolProps {
  tool: string;
  icon: IconName;
  label: string;
  onPress: () => void;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
}

function MapButton({ tool, icon, label, onPress, pressed, disabled = false }: ToolProps) {
  return (
    <button
      type="button"
      className="map-tool"
      data-part="map-tool"
      data-tool={tool}
      aria-label={label}
      aria-pressed={pressed}
      // Stays in reach of the keyboard: a button that vanishes under the finger confuses more than it helps.
      aria-disabled={disabled}
      title={label}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ViewToolsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitAll: () => void;
  children?: ReactNode;
}

const ViewButtons = ({ onZoomIn, onZoomOut, onFitAll }: ViewToolsProps) => (
  <>
    <MapButton tool="zoom-in" icon="zoom-in" label="Zoom in" onPress={onZoomIn} />
    <MapButton tool="zoom-out" icon="zoom-out" label="Zoom out" onPress={onZoomOut} />
    <MapButton tool="fit" icon="fit" label="Fit all" onPress={onFitAll} />
  </>
);

/** The buttons that move the view. */
export const ViewTools = ({ children, ...moves }: ViewToolsProps) => (
  <div className="flex flex-col gap-1 absolute no-pointer map-tools" data-part="tools">
    <ViewButtons {...moves} />
    {children}
  </div>
);

export interface MapToolsProps extends Omit<ViewToolsProps, 'children'> {
  /** Left out while there is nothing to centre on. */
  onCentre?: (() => void) | undefined;
  allCourses: boolean;
  onAllCourses: (shown: boolean) => void;
  ranges: boolean;
  onRanges: (shown: boolean) => void;
  /** Left out with what follows where nobody may be advised. */
  dangers?: boolean | undefined;
  onDangers?: ((shown: boolean) => void) | undefined;
}

/** The one column of buttons on the map: what is drawn beside the pieces, then the view. Each keeps its place. */
export function MapTools(props: MapToolsProps) {
  const { onCentre, allCourses, onAllCourses, ranges, onRanges, dangers = false, onDangers } = props;
  return (
    <div className="flex flex-col gap-1 absolute no-pointer map-tools" data-part="tools">
      <MapButton
        tool="courses"
        icon="courses"
        label="All courses"
        pressed={allCourses}
        onPress={() => onAllCourses(!allCourses)}
      />
      <MapButton tool="ranges" icon="ranges" label="Ranges" pressed={ranges} onPress={() => onRanges(!ranges)} />
      <MapButton
        tool="dangers"
        icon="dangers"
        label="Unsafe hexes"
        pressed={dangers}
        disabled={!onDangers}
        onPress={() => onDangers?.(!dangers)}
      />
      <ViewButtons {...props} />
      <MapButton
        tool="centre"
        icon="centre"
        label="Centre on the unit"
        disabled={!onCentre}
        onPress={() => onCentre?.()}
      />
    </div>
  );
}
