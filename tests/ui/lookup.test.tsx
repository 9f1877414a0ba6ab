import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RULE_CASES } from '../../src/engine/index.ts';
import { findPlace, plainText, TERMS } from '../../src/handbook/index.ts';
import { Lookup } from '../../src/ui/handbook/Lookup.tsx';
import { LookupHost } from '../../src/ui/handbook/lazy.tsx';
import { closeLookup, lookup } from '../../src/ui/play/lookup.ts';
import { Rule } from '../../src/ui/play/Rules.tsx';
import { Term } from '../../src/ui/play/Term.tsx';

beforeEach(() => {
  // The browser of these tests has no popovers.
  HTMLElement.prototype.showPopover = vi.fn();
});
afterEach(() => closeLookup());

/** What the popover says after a press on a button. */
function saidOf(what: { rule: string } | { term: string }): string {
  const anchor = document.createElement('button');
  render(<Lookup sought={{ what, anchor }} />);
  const said = screen.getByRole('dialog').textContent ?? '';
  cleanup();
  return said;
}

describe('an entry opened in place', () => {
  test('is there for every case and ruling that can be cited', () => {
    for (const rule of RULE_CASES) {
      const entry = findPlace(rule)?.entry;
      expect(saidOf({ rule })).toContain(`${entry?.title} ${rule}${plainText(entry?.brief ?? '').split('\n')[0]}`);
    }
  });

  test('is there for every spelling of every term', () => {
    for (const { title, spellings, brief } of TERMS) {
      for (const term of [title, ...spellings]) {
        const said = saidOf({ term });
        expect(said).toContain(title);
        expect(said).toContain(plainText(brief).split('\n')[0]);
      }
    }
  });

  test('what is in no handbook is said to be missing', () => {
    expect(saidOf({ rule: '99.9' })).toContain('There is no entry for this.');
  });

  test('opens at a press, and a second press of the pointer closes it', async () => {
    render(
      <>
        <Rule id="8.4" />
        <Term>burn rate</Term>
        <LookupHost />
      </>,
    );
    const press = (button: HTMLElement) =>
      act(async () => {
        fireEvent.pointerDown(button);
        fireEvent.click(button, { detail: 1 });
      });
    await press(screen.getByRole('button', { name: 'Rule 8.4' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('On one line');
    await press(screen.getByRole('button', { name: 'burn rate' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('How many energy units');
    await press(screen.getByRole('button', { name: 'burn rate' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(lookup.getState().sought).toBeNull();
  });

  test('leads to the rest in the handbook', () => {
    for (const [what, address] of [
      [{ rule: 'R8.4a' }, 'R8.4a'],
      [{ term: 'Burn rates' }, 'term/burn-rate'],
    ] as const) {
      render(<Lookup sought={{ what, anchor: document.createElement('button') }} />);
      expect(screen.getByRole('link', { name: /^More/ }).getAttribute('href')).toBe(`#/rules/${address}`);
      cleanup();
    }
  });
});
