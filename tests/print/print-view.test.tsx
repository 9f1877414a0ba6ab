import { act, configure, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findScenario } from '../../src/scenarios/index.ts';
import { preferences } from '../../src/store/device/preferences.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { BrowserPrint } from '../../src/ui/logs/print/BrowserPrint.tsx';
import { GamePrint, ScenarioPrint } from '../../src/ui/logs/print/GamePrint.tsx';
import { PrintView } from '../../src/ui/logs/print/PrintView.tsx';
import { afterGame, beforePlay, sheetsFor } from '../fixtures/sheets.ts';
import { tableOn } from '../fixtures/table.ts';
import { copyOf } from '../fixtures/units.ts';
import { until } from '../fixtures/until.ts';

// Whether an element is hidden is asked of the style sheets, of all its ancestors, for each of thousands of elements.
configure({ defaultHidden: true });

const daggers = sheetsFor(beforePlay(findScenario('first-shot')!), 2);
const print = vi.fn();

beforeEach(() => {
  localStorage.clear();
  preferences.setState(preferences.getInitialState());
  print.mockReset();
  vi.stubGlobal('print', print);
});
afterEach(() => vi.unstubAllGlobals());

// A search by roles looks at every mark of every page; what is looked for lies in the panel before them.
const panel = () => within(document.querySelector<HTMLElement>('.print-panel')!);
const titles = () =>
  [...document.querySelectorAll('[aria-label="Preview"] svg')].map((page) => page.getAttribute('aria-label'));
const paperPages = () => [...document.querySelectorAll('.paper-pages > .paper-page > svg')];
const printRules = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');

describe('the print view', () => {
  test('R10.1a begins with the ship asked for, and has the others at hand', () => {
    render(<PrintView sheets={daggers} ship="2B" onClose={() => {}} />);
    expect(titles()).toEqual([expect.stringContaining(' of 2B, ')]);
    fireEvent.click(panel().getByRole('button', { name: 'All' }));
    expect(titles()).toHaveLength(daggers.length);
    fireEvent.click(panel().getByRole('checkbox', { name: /2B/ }));
    expect(titles()).toHaveLength(daggers.length - 1);
    expect(panel().getByRole('status').textContent).toContain('1 page.');
  });

  test('R10.1a prints what the preview shows, in its true size, and only through the browser', async () => {
    render(<PrintView sheets={daggers} onClose={() => {}} />);
    expect(paperPages().map((page) => page.getAttribute('aria-label'))).toEqual(titles());
    for (const page of paperPages()) expect(page.getAttribute('width')).toMatch(/mm$/);
    expect(document.querySelector('.paper-pages')?.parentElement).toBe(document.body);
    fireEvent.click(panel().getByRole('button', { name: 'Print' }));
    await until(() => expect(print).toHaveBeenCalledTimes(1));
  });

  test('R10.1a empty logs of both types, and the charts', () => {
    render(<PrintView sheets={[]} onClose={() => {}} />);
    expect(titles()).toEqual(['Spaceship Log Nr. 1, empty']);
    fireEvent.change(panel().getByRole('combobox', { name: /Nr\. 1/ }), { target: { value: '3' } });
    fireEvent.change(panel().getByRole('combobox', { name: /Nr\. 2/ }), { target: { value: '1' } });
    fireEvent.click(panel().getByRole('checkbox', { name: /Charts/ }));
    expect(titles()).toHaveLength(5);
    fireEvent.click(panel().getByRole('checkbox', { name: /Two logs Nr\. 1/ }));
    expect(titles()).toEqual([
      'Spaceship Log Nr. 1, empty; Spaceship Log Nr. 1, empty',
      'Spaceship Log Nr. 1, empty',
      'Spaceship Log Nr. 2, empty',
      'Charts',
    ]);
  });

  test('R10.1a with nothing chosen there is nothing to print', () => {
    render(<PrintView sheets={daggers} onClose={() => {}} />);
    fireEvent.click(panel().getByRole('button', { name: 'None' }));
    expect(titles()).toEqual([]);
    expect(panel().getByRole('button', { name: 'Print' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(panel().getByRole('button', { name: 'Print' }));
    expect(print).not.toHaveBeenCalled();
  });

  test('R10.1a paper and ink are remembered, and the browser is told the size as long as the view is open', () => {
    const { unmount } = render(<PrintView sheets={daggers} onClose={() => {}} />);
    fireEvent.click(panel().getByRole('button', { name: 'A4' }));
    expect(printRules()).toContain('width: 210mm');
    fireEvent.click(panel().getByRole('button', { name: 'Letter' }));
    fireEvent.click(panel().getByRole('button', { name: 'Colour' }));
    expect(printRules()).toContain('width: 215.9mm');
    expect(printRules()).not.toContain('210mm');
    unmount();
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(document.querySelector('.paper-pages')).toBeNull();
    const kept = localStorage.getItem('deltavee.preferences');
    preferences.setState(preferences.getInitialState());
    localStorage.setItem('deltavee.preferences', kept ?? '');
    preferences.persist.rehydrate();
    render(<PrintView sheets={daggers} onClose={() => {}} />);
    expect(panel().getByRole('button', { name: 'Letter' }).getAttribute('aria-pressed')).toBe('true');
    expect(panel().getByRole('button', { name: 'Colour' }).getAttribute('aria-pressed')).toBe('true');
    expect(paperPages()[0]?.getAttribute('width')).toBe('215.9mm');
  });

  test('R10.1a works where nothing may be remembered', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
      clear: () => {},
    });
    render(<PrintView sheets={daggers} onClose={() => {}} />);
    fireEvent.click(panel().getByRole('button', { name: 'Letter' }));
    expect(panel().getByRole('button', { name: 'Letter' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('R10.1a is closed by its button and by Escape', () => {
    const onClose = vi.fn();
    render(<PrintView sheets={daggers} onClose={onClose} />);
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    fireEvent(document.querySelector('dialog.print')!, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('what the browser prints by itself', () => {
  const say = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event));

  test('R10.1a the logs are there as soon as the browser has said that it prints, and gone when it has', async () => {
    render(<BrowserPrint sheets={() => daggers} />);
    expect(paperPages()).toEqual([]);
    await until(() => {
      act(() => say('afterprint'));
      say('beforeprint');
      expect(paperPages()).toHaveLength(daggers.length);
    });
    expect(printRules()).toContain('width: 215.9mm');
    act(() => say('afterprint'));
    expect(paperPages()).toEqual([]);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  test('R10.1a a dialog that prints keeps its own pages', () => {
    render(
      <>
        <BrowserPrint sheets={() => daggers} />
        <PrintView sheets={daggers} ship="2B" onClose={() => {}} />
      </>,
    );
    say('beforeprint');
    expect(paperPages()).toHaveLength(1);
    act(() => say('afterprint'));
  });
});

describe('from the table and from the start', () => {
  const { game, events } = afterGame('first-shot-4');
  const { store: table } = tableOn({ start: game, steps: [] });
  const log = events.map((event, action) => ({
    event,
    phase: { turn: 1, kind: 'movement', player: 1 } as const,
    action,
  }));

  test.each([1, 2] as const)('R10.0b player %i of a closed game prints nothing of the other’s', (player) => {
    render(
      <GamePrint
        table={table}
        order={null}
        seat={seatAt(game, player)}
        scenario={game.scenario}
        log={log}
        onClose={() => {}}
      />,
    );
    expect(titles().length).toBeGreaterThan(0);
    for (const title of titles()) expect(title).toMatch(new RegExp(` of ${player}[A-Z]`));
    const others = game.scenario.ships.filter((ship) => ship.player !== player);
    for (const { letter } of others) {
      const label = new RegExp(`^${player === 1 ? 2 : 1}${letter}`);
      expect(panel().queryByRole('checkbox', { name: label })).toBeNull();
    }
  });

  test('R10.0b where everything is open both sides can be printed', () => {
    render(
      <GamePrint
        table={table}
        order={null}
        seat={seatAt(game, null)}
        scenario={game.scenario}
        log={log}
        onClose={() => {}}
      />,
    );
    expect(titles()).toHaveLength(game.scenario.ships.length);
    expect(document.body.textContent).toContain('First Shot, ');
  });

  test('2.1 a scenario is printed as a whole, and by parts, papers and backs; or its logs alone', async () => {
    render(<ScenarioPrint scenario={findScenario('showdown')!} onClose={() => {}} />);
    await until(() => expect(titles().length).toBeGreaterThan(10));
    expect(titles().join()).toContain('Counters of player 2,');
    for (const part of [/Card/, /Map/, /Logs/, /Charts/])
      fireEvent.click(panel().getByRole('checkbox', { name: part }));
    expect(titles().every((title) => title?.startsWith('Counters'))).toBe(true);
    fireEvent.click(panel().getByRole('button', { name: 'Two-sided' }));
    expect(titles().join()).toMatch(/Counters of player 2.*, backs/);
    fireEvent.click(panel().getByRole('button', { name: 'Tabloid' }));
    expect(printRules()).toContain('width: 279.4mm');
    expect(paperPages().map((page) => page.getAttribute('width'))).toEqual(titles().map(() => '279.4mm'));
    fireEvent.click(panel().getByRole('button', { name: 'None' }));
    expect(titles()).toEqual([]);

    fireEvent.click(panel().getByRole('button', { name: 'Logs' }));
    expect(titles().map((title) => title?.match(/ of (..), /)?.[1])).toEqual(['1E', '2D']);
  });

  test('R10.0b a player of a closed game prints the whole game without anything of the other’s', async () => {
    const whole = async (played: typeof game) => {
      const seat = seatAt(played, 1);
      const at = { table, order: null, seat, scenario: game.scenario, log, first: 'game' as const, onClose: () => {} };
      const { unmount } = render(<GamePrint {...at} />);
      await until(() => expect(titles().length).toBeGreaterThan(10));
      const shown = [titles(), document.querySelector('.paper-pages')?.innerHTML] as const;
      unmount();
      return shown;
    };
    const { game: begun } = afterGame('first-shot-4', 0.5);
    const [own, page] = await whole(begun);
    expect(own.join()).toContain('Counters of player 1,');
    expect(own.join()).not.toMatch(/of 2[A-Z]|player 2/);
    const twin = copyOf(begun);
    for (const unit of twin.units) {
      if (unit.kind !== 'spaceship') continue;
      if (unit.owner === 2)
        Object.assign(unit, { pods: unit.pods.toReversed(), energy: { ...unit.energy, marked: 1 } });
    }
    expect(await whole(twin)).toEqual([own, page]);
    const spent = copyOf(twin);
    for (const unit of spent.units) if (unit.kind === 'spaceship') unit.energy.marked += 2;
    expect((await whole(spent))[1]).not.toBe(page);
  });
});
