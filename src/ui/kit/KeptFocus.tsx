import { Component, type ReactNode } from 'react';
import { markFocus } from './focus-mark.ts';

interface KeptFocusProps {
  /** How the parts are laid out; where they stand in another, they are drawn anew. */
  layout: string;
  /** Brings into sight what had the focus, where the new layout shows one part at a time. */
  onChange?: (focused: Element | null) => void;
  children: ReactNode;
}

interface Before {
  focused: Element | null;
  giveBack: () => void;
}

/**
 * Keeps the focus where it was when a change of layout draws the parts of a page anew. It is a class, because nothing else
 * is told before React takes the old parts out of the page.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  override getSnapshotBeforeUpdate({ layout }: KeptFocusProps): Before | null {
    if (layout === this.props.layout) return null;
    return { focused: document.activeElement, giveBack: markFocus() };
  }

  override componentDidUpdate(_props: KeptFocusProps, _state: unknown, before: Before | null): void {
    if (!before) return;
    this.props.onChange?.(before.focused);
    // The new parts are drawn then, and have taken the focus if they do so when they are opened.
    queueMicrotask(before.giveBack);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
