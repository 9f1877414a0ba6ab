import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { findTerm } from '../../src/handbook/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { ScenarioCard } from '../../src/ui/home/ScenarioCard.tsx';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showDock } from '../fixtures/panel.tsx';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, played, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

/** What is pressed, what names that or a field, and the signs of the log in miniature, which has its own way to the whole. */
const TAKEN =
  'button, a, label, summary, option, [role="img"], svg, kbd, h1, .visually-hidden, .dock-parts [aria-hidden], title';

/** What is printed word for word as the glossary has a term, and yet cannot be looked up there. */
function deadTerms(page: ParentNode): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const dead: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim().replace(/[.,:;]$/, '');
    if (text.length > 1 && findTerm(text) && !node.parentElement?.closest(TAKEN)) dead.push(text);
  }
  return [...new Set(dead)];
}

/** The terms that open, but lead to no entry. */
const unknown = (page: ParentNode): string[] =>
  [...page.querySelectorAll<HTMLElement>('[data-term]')]
    .map(({ dataset }) => dataset.term ?? '')
    .filter((name) => !findTerm(name));

afterEach(() => {
  document.body.innerHTML = '';
});

const showTable = (actions: typeof ACTIONS) => {
  const { store } = tableOn(played(startOf([2, 2, 7, 3]), actions), { mode: 'rehearsal' });
  showRoom(store);
};

const PAGES: Record<string, () => void> = {
  'set-up': () => showTable([]),
  movement: () => showTable(ACTIONS.slice(0, 2)),
  command: () => showTable(TO_COMMAND),
  fire: () => showTable(TO_FIRE),
  'the end': () => showTable(ACTIONS),
  'orders of a ship with every order': () => void showDock(seatOf(tableAt('command', 1)), '1B', '2C'),
  'an enemy': () => void showDock(seatOf(tableAt('command', 1)), '2C'),
  'a missile': () => void showDock(seatOf(tableAt('command', 1)), '2?01'),
  'fire at a target': () => void showDock(seatOf(tableAt('fire', 1)), '1B', '2C'),
  ...Object.fromEntries(
    SCENARIOS.map((scenario) => [
      `the card of ${scenario.id}`,
      () => void render(<ScenarioCard scenario={scenario} way="hotseat" onWay={() => undefined} />),
    ]),
  ),
};

describe('a term that is printed can be looked up:', () => {
  test.each(Object.keys(PAGES))('%s', (name) => {
    PAGES[name]?.();
    expect(unknown(document)).toEqual([]);
    expect(deadTerms(document).join()).toBe('');
  });

  test('a term printed as dead text is noticed', () => {
    const page = (part: ReactNode) => render(<p>{part}</p>).container;
    expect(deadTerms(page('Burn rate'))).toEqual(['Burn rate']);
    expect(deadTerms(page(<button type="button">Burn rate</button>))).toEqual([]);
    expect(deadTerms(page('a rate of burning'))).toEqual([]);
  });
});
