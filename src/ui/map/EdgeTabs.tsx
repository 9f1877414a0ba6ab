import './tools.css';
import { memo } from 'react';
import type { Hex } from '../../engine/index.ts';
import type { Camera, Size } from './camera.ts';
import { edgeTabs } from './edge-tabs.ts';
import type { Stack } from './stacks.ts';

interface EdgeTabsProps {
  stacks: ReadonlyMap<string, Stack>;
  camera: Camera;
  /** The window, with what lies on it now. */
  size: Size;
  /** The hexes in which pieces will be. */
  ghosts: readonly Hex[];
  onGo: (hex: Hex) => void;
}

/** What lies out of sight, by its letter at the edge behind which it lies: a press goes there. */
export const EdgeTabs = memo(function EdgeTabs({ stacks, camera, size, ghosts, onGo }: EdgeTabsProps) {
  return edgeTabs(stacks, camera, size, ghosts).map(({ at, angle, stacks: [first, ...others] }) => {
    const top = first?.pieces[0];
    if (!first || !top) return null;
    const more = first.pieces.length - 1 + others.reduce((sum, { pieces }) => sum + pieces.length, 0);
    return (
      <button
        key={top.id}
        type="button"
        className={`line gap-1 absolute justify-center ink map-edge side-${top.counter.side}`}
        data-part="edge-tab"
        style={{ left: at.x, top: at.y }}
        aria-label={`Go to ${top.id}${more > 0 ? ` and ${more} more` : ''}, out of sight`}
        onClick={() => onGo(first.hex)}
      >
        <svg viewBox="-10 -10 20 20" width="14" height="14" aria-hidden="true">
          <path d="M0-9 8 7 0 3-8 7Z" transform={`rotate(${Math.round(angle)})`} />
        </svg>
        {top.id}
        {more > 0 && <small className="small muted">+{more}</small>}
      </button>
    );
  });
});
