import './tools.css';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../elements/Icon.tsx';

interface ToolProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  children?: ReactNode;
}

function MapButton({ icon, label, onPress, pressed, disabled = false, children }: ToolProps) {
  return (
    <button
      type="button"
      className="map-tool"
      data-part="map-tool"
      aria-label={label}
      aria-pressed={pressed}
      // Stays in reach of the keyboard: a button that vanishes under the finger confuses more than it helps.
      aria-disabled={disabled}
      title={label}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

interface ViewToolsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitAll: () => void;
  children?: ReactNode;
}

/** The buttons that move the view. */
export function ViewTools({ onZoomIn, onZoomOut, onFitAll, children }: ViewToolsProps) {
  return (
    <div className="map-tools map-tools-view" data-part="map-tools">
      <MapButton icon="zoom-out" label="Zoom out" onPress={onZoomOut} />
      <MapButton icon="zoom-in" label="Zoom in" onPress={onZoomIn} />
      <MapButton icon="fit" label="Fit all" onPress={onFitAll} />
      {children}
    </div>
  );
}

export interface MapToolsProps extends Omit<ViewToolsProps, 'children'> {
  /** Left out while there is nothing to centre on. */
  onCentre?: (() => void) | undefined;
  allCourses: boolean;
  onAllCourses: (shown: boolean) => void;
  ranges: boolean;
  onRanges: (shown: boolean) => void;
  /** Whether a hint is shown. */
  hint?: boolean | undefined;
  /** Left out where nobody may be asked for one. */
  onHint?: (() => void) | undefined;
  dangers?: boolean | undefined;
  onDangers?: ((shown: boolean) => void) | undefined;
  /** Where there is little room and fingers pinch, all but the whole in sight is behind one button. */
  folded?: boolean | undefined;
}

/** The buttons on the map: what is drawn beside the pieces in one corner, the view in another. */
export function MapTools(props: MapToolsProps) {
  const {
    onZoomIn,
    onZoomOut,
    onFitAll,
    onCentre,
    allCourses,
    onAllCourses,
    ranges,
    onRanges,
    hint,
    onHint,
    dangers = false,
    onDangers,
    folded = false,
  } = props;
  const [open, setOpen] = useState(false);
  const centre = (
    <MapButton icon="centre" label="Centre on the unit" onPress={() => onCentre?.()} disabled={!onCentre} />
  );
  return (
    <>
      <div
        className={folded && !open ? 'map-tools map-tools-courses is-folded' : 'map-tools map-tools-courses'}
        data-part="map-tools"
      >
        {folded && (
          <>
            <MapButton icon="layers" label="What is drawn" pressed={open} onPress={() => setOpen(!open)} />
            <MapButton icon="fit" label="Fit all" onPress={onFitAll} />
            {centre}
          </>
        )}
        <MapButton icon="courses" label="All courses" pressed={allCourses} onPress={() => onAllCourses(!allCourses)}>
          <span className="map-tool-word">All courses</span>
        </MapButton>
        <MapButton icon="ranges" label="Ranges" pressed={ranges} onPress={() => onRanges(!ranges)}>
          <span className="map-tool-word">Ranges</span>
        </MapButton>
        {onHint && (
          <MapButton icon="hint" label="Hint" pressed={hint} onPress={onHint}>
            <span className="map-tool-word">Hint</span>
          </MapButton>
        )}
        {onDangers && (
          <MapButton icon="dangers" label="Unsafe hexes" pressed={dangers} onPress={() => onDangers(!dangers)}>
            <span className="map-tool-word">Unsafe hexes</span>
          </MapButton>
        )}
      </div>
      {!folded && (
        <ViewTools onZoomIn={onZoomIn} onZoomOut={onZoomOut} onFitAll={onFitAll}>
          {centre}
        </ViewTools>
      )}
    </>
  );
}
