import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { preferences } from '../../src/store/device/preferences.ts';
import { type Camera, toScreen } from '../../src/ui/map/camera.ts';
import { hexName, hexToPoint } from '../../src/ui/map/geometry.ts';
import { MapTools } from '../../src/ui/map/MapTools.tsx';
import type { MapHandle } from '../../src/ui/map/props.ts';
import { liftAfter, putDown } from '../fixtures/finger.ts';
import { CAMERA, hex, PIECES, piece, press, SHEETS, show } from './shown-map.tsx';

/** Where a hex is seen, a little off its middle. */
const at = (id: string, camera = CAMERA) => {
  const { x, y } = toScreen(camera, hexToPoint(hex(id)));
  return { clientX: x + 9, clientY: y - 7, detail: 1 };
};
describe('pieces', () => {
  test('every piece is a button with a name, also beneath another', () => {
    show();
    for (const { counter } of PIECES) expect(screen.getByRole('button', { name: counter.title })).toBeDefined();
  });

  test('one of them is reached by the tab key, the arrows go round', () => {
    const { map } = show();
    const buttons = () => within(map).getAllByRole('button');
    expect(buttons().map((button) => button.getAttribute('tabindex'))).toEqual(['0', '-1', '-1', '-1']);
    act(() => (buttons()[0] as HTMLElement).focus());
    press(document.activeElement!, 'ArrowLeft');
    expect(document.activeElement!.getAttribute('data-piece')).toBe('1D');
    press(document.activeElement!, 'ArrowRight', 'Home');
    press(document.activeElement!, 'ArrowDown');
    expect(document.activeElement!.getAttribute('data-piece')).toBe('2B');
    expect(buttons().map((button) => button.getAttribute('tabindex'))).toEqual(['-1', '0', '-1', '-1']);
  });

  test('Enter and a click without a pointer mean the piece itself', () => {
    const view = show();
    const button = screen.getByRole('button', { name: '2B, spaceship, A0505' });
    act(() => button.focus());
    expect(view.pieceHover).toHaveBeenLastCalledWith('2B');
    press(button, 'Enter');
    expect(view.piece).toHaveBeenLastCalledWith('2B');
    fireEvent.click(screen.getByRole('button', { name: '1D, spaceship, B1504' }), { detail: 0 });
    expect(view.piece).toHaveBeenLastCalledWith('1D');
    expect(view.hex).not.toHaveBeenCalled();
  });

  test('a stack shows its top with a count; the selected piece comes up', () => {
    const { container, again } = show();
    const faces = () =>
      [...container.querySelectorAll('.map-piece:has(.counter)')].map((g) => g.getAttribute('data-piece'));
    expect(faces()).toEqual(['1A', '2C', '1D']);
    expect(container.querySelector('.counter-stack')?.textContent).toBe('2');
    again({ pieces: [PIECES[0]!, piece('2B', 'A0505', { selected: true }), PIECES[2]!, PIECES[3]!] });
    expect(faces()).toEqual(['1A', '2B', '1D']);
  });

  test('a move keeps the element, and its glide is as long as the way', () => {
    const { container, again } = show();
    const element = container.querySelector<SVGElement>('[data-piece="1A"]')!;
    again({ pieces: [piece('1A', 'A0307'), ...PIECES.slice(1)] });
    expect(container.querySelector('[data-piece="1A"]')).toBe(element);
    expect(element.style.getPropertyValue('--steps')).toBe('4');
    const { x, y } = hexToPoint(hex('A0307'));
    expect(element.style.transform).toBe(`translate(${x}px, ${Math.round(y * 10) / 10}px)`);
  });
});

describe('the pointer', () => {
  test.each(['A0101', 'A0204', 'A0817', 'B1601', 'B1017', 'B1603'])('a click on the empty hex %s names it', (id) => {
    const view = show();
    fireEvent.click(view.map, at(id));
    expect(view.hex).toHaveBeenCalledExactlyOnceWith(hex(id));
    expect(view.piece).not.toHaveBeenCalled();
  });

  test('a click on a lonely piece names the piece', () => {
    const view = show();
    fireEvent.click(screen.getByRole('button', { name: /^1A/ }), at('A0303'));
    expect(view.piece).toHaveBeenCalledExactlyOnceWith('1A');
    expect(view.hex).not.toHaveBeenCalled();
  });

  test('an option in the hex goes before the piece in it', () => {
    const view = show({ highlights: [{ hex: hex('A0505'), kind: 'option' }] });
    fireEvent.click(view.map, at('A0505'));
    expect(view.hex).toHaveBeenCalledExactlyOnceWith(hex('A0505'));
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('a stack opens into a row, top first, and one of it is chosen', () => {
    const view = show();
    fireEvent.click(view.map, at('A0505'));
    expect(view.piece).not.toHaveBeenCalled();
    const row = within(screen.getByRole('group', { name: '2 pieces in A0505' }));
    const names = row.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['2C, spaceship, A0505', '2B, spaceship, A0505']);
    fireEvent.click(row.getByRole('button', { name: /^2B/ }));
    expect(view.piece).toHaveBeenCalledExactlyOnceWith('2B');
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('a drag moves the map and is no click', () => {
    const moved = vi.fn();
    const view = show({ onCameraChange: moved });
    const from = { clientX: 300, clientY: 200, pointerId: 1, buttons: 1 };
    fireEvent.pointerDown(view.map, from);
    fireEvent.pointerMove(view.map, { ...from, clientX: 340, clientY: 230 });
    fireEvent.pointerUp(view.map, { ...from, clientX: 340, clientY: 230, buttons: 0 });
    fireEvent.click(view.map, { clientX: 340, clientY: 230, detail: 1 });
    expect(moved).toHaveBeenLastCalledWith({ x: 340, y: 130, k: 0.4 });
    expect(view.hex).not.toHaveBeenCalled();
    fireEvent.pointerDown(view.map, from);
    fireEvent.pointerMove(view.map, { ...from, clientX: 302 });
    fireEvent.pointerUp(view.map, { ...from, buttons: 0 });
    fireEvent.click(view.map, { clientX: 302, clientY: 200, detail: 1 });
    expect(view.hex).toHaveBeenCalledOnce();
  });

  test('a drag of the head of a course is told and leaves the map where it is', () => {
    const onHead = vi.fn();
    const moved = vi.fn();
    const view = show({ onCameraChange: moved, head: hex('A0404'), onHead });
    const { clientX, clientY } = at('A0404');
    const from = { clientX, clientY, pointerId: 1, buttons: 1 };
    const states = () => onHead.mock.calls.map(([{ state }]) => state);
    moved.mockClear();
    fireEvent.pointerDown(view.map, from);
    fireEvent.pointerMove(view.map, { ...from, clientX: clientX + 40 });
    expect(onHead.mock.lastCall![0]).toEqual({
      from: { x: clientX, y: clientY },
      to: { x: clientX + 40, y: clientY },
      state: 'dragged',
    });
    fireEvent.pointerUp(view.map, { ...from, buttons: 0 });
    fireEvent.click(view.map, from);
    expect(states()).toEqual(['taken', 'dragged', 'dropped']);
    expect(moved).not.toHaveBeenCalled();
    expect(view.hex).not.toHaveBeenCalled();
    onHead.mockClear();
    fireEvent.pointerDown(view.map, from);
    fireEvent.pointerUp(view.map, { ...from, buttons: 0 });
    fireEvent.click(view.map, at('A0404'));
    expect(states()).toEqual(['taken', 'broken-off']);
    expect(view.hex).toHaveBeenCalledOnce();
  });

  test('two fingers zoom round the point between them', () => {
    const moved = vi.fn();
    const { map } = show({ onCameraChange: moved });
    const finger = (pointerId: number, clientX: number) => ({
      pointerId,
      clientX,
      clientY: 200,
      buttons: 1,
      pointerType: 'touch',
    });
    fireEvent.pointerDown(map, finger(1, 200));
    fireEvent.pointerDown(map, finger(2, 300));
    fireEvent.pointerMove(map, finger(2, 350));
    expect(moved.mock.lastCall![0].k).toBeCloseTo(0.6);
  });

  describe('a finger that rests', () => {
    afterEach(() => void vi.useRealTimers());
    const touch = { pointerType: 'touch', pointerId: 1, buttons: 1 };
    const rest = () => act(() => vi.advanceTimersByTime(600));

    test('points at what is there as hovering does, goes on pointing as it moves, and presses nothing', () => {
      const view = show();
      const moved = vi.fn();
      view.again({ onCameraChange: moved });
      vi.useFakeTimers();
      putDown(view.map, { ...touch, ...at('A0505') });
      expect(view.pieceHover).not.toHaveBeenCalled();
      rest();
      expect(view.pieceHover.mock.calls).toEqual([['2C']]);
      fireEvent.pointerMove(view.map, { ...touch, ...at('A0506') });
      expect(view.pieceHover).toHaveBeenLastCalledWith(null);
      fireEvent.pointerMove(view.map, { ...touch, ...at('A0505') });
      liftAfter(600, view.map, { ...touch, ...at('A0505'), buttons: 0 });
      fireEvent.pointerLeave(view.map, { ...touch, buttons: 0 });
      fireEvent.click(view.map, { ...at('A0505'), detail: 1 });
      expect(view.piece).not.toHaveBeenCalled();
      expect(moved).not.toHaveBeenCalled();
      expect(view.pieceHover).toHaveBeenLastCalledWith('2C');
    });

    test('is a tap if it was lifted before, though the page was too busy to hear of it', () => {
      const view = show();
      vi.useFakeTimers();
      putDown(view.map, { ...touch, ...at('A0303') });
      rest();
      liftAfter(80, view.map, { ...touch, ...at('A0303'), buttons: 0 });
      expect(view.pieceHover).toHaveBeenLastCalledWith(null);
      fireEvent.click(view.map, { ...at('A0303'), detail: 1 });
      expect(view.piece).toHaveBeenCalledExactlyOnceWith('1A');
    });

    test('is a tap if it is lifted before, and a drag if it moves', () => {
      const view = show();
      vi.useFakeTimers();
      putDown(view.map, { ...touch, ...at('A0303') });
      liftAfter(80, view.map, { ...touch, ...at('A0303'), buttons: 0 });
      rest();
      fireEvent.click(view.map, { ...at('A0303'), detail: 1 });
      expect(view.piece).toHaveBeenCalledExactlyOnceWith('1A');
      putDown(view.map, { ...touch, ...at('A0303') });
      fireEvent.pointerMove(view.map, { ...touch, ...at('A0506') });
      rest();
      expect(view.pieceHover).not.toHaveBeenCalled();
    });
  });

  test('a pinch on a trackpad in Safari zooms, and the page does not', () => {
    const moved = vi.fn();
    const { map } = show({ onCameraChange: moved });
    const gesture = (type: string, scale: number) => {
      const event = Object.assign(new Event(type, { cancelable: true }), { scale, clientX: 100, clientY: 100 });
      act(() => void map.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([gesture('gesturestart', 1), gesture('gesturechange', 1.25), gesture('gesturechange', 1.5)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(moved.mock.lastCall![0].k).toBeCloseTo(0.6);
    gesture('gestureend', 1.5);
    gesture('gesturestart', 1);
    gesture('gesturechange', 0.5);
    expect(moved.mock.lastCall![0].k).toBeCloseTo(0.3);
  });

  test('the wheel zooms', () => {
    const moved = vi.fn();
    const { map } = show({ onCameraChange: moved });
    fireEvent.wheel(map, { deltaY: -100 });
    expect(moved.mock.lastCall![0].k).toBeGreaterThan(0.4);
    fireEvent.wheel(map, { deltaY: 200 });
    expect(moved.mock.lastCall![0].k).toBeLessThan(0.4);
  });

  test('two fingers on a trackpad move it, and zoom with Ctrl or where that is chosen', () => {
    const moved = vi.fn();
    const { map } = show({ onCameraChange: moved });
    const turn = (told: WheelEventInit) => {
      const [before] = moved.mock.lastCall!;
      // The page of the tests tells neither of keys beside the wheel nor of where it is.
      fireEvent(map, Object.assign(createEvent.wheel(map, told), { ctrlKey: false, clientX: 9, clientY: 9, ...told }));
      const [after] = moved.mock.lastCall!;
      return { x: Math.round(after.x - before.x), y: Math.round(after.y - before.y), zoomed: after.k !== before.k };
    };
    expect(turn({ deltaX: 3, deltaY: 7 })).toEqual({ x: -3, y: -7, zoomed: false });
    expect(turn({ deltaY: 12 })).toEqual({ x: 0, y: -12, zoomed: false });
    expect(turn({ deltaY: 2, ctrlKey: true }).zoomed).toBe(true);
    preferences.setState({ wheel: 'zooms' });
    expect(turn({ deltaY: 12 }).zoomed).toBe(true);
    preferences.setState({ wheel: 'moves' });
    expect(turn({ deltaY: 200 })).toMatchObject({ y: -200, zoomed: false });
    preferences.setState({ wheel: 'apart' });
  });

  test('hovering names each hex and the piece in it once', () => {
    const view = show();
    const hover = (id: string) => fireEvent.pointerMove(view.map, { ...at(id), pointerType: 'mouse', buttons: 0 });
    hover('A0505');
    hover('A0505');
    hover('A0506');
    fireEvent.pointerLeave(view.map, { pointerType: 'mouse' });
    expect(view.hover.mock.calls.map(([to]) => to && hexName(SHEETS, to))).toEqual(['A0505', 'A0506', null]);
    expect(view.pieceHover.mock.calls).toEqual([['2C'], [null]]);
  });
});

describe('the keyboard', () => {
  test('arrows go from hex to hex, along the row and back', () => {
    const view = show({ focusHex: hex('A0303') });
    act(() => view.map.focus());
    press(view.map, 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown');
    expect(view.focus.mock.calls.map(([to]) => hexName(SHEETS, to))).toEqual([
      'A0403',
      'A0503',
      'A0502',
      'A0402',
      'A0302',
      'A0202',
      'A0203',
    ]);
  });

  test('what is in the hex is read out, and Enter chooses it', () => {
    const view = show({ focusHex: hex('A0203') });
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => view.map.focus());
    expect(screen.getByRole('status').textContent).toBe('here is A0203');
    press(view.map, 'Enter');
    expect(view.hex).toHaveBeenLastCalledWith(hex('A0203'));
    press(view.map, 'ArrowDown');
    expect(screen.getByRole('status').textContent).toBe('here is A0204');
    view.again({ focusHex: hex('A0303') });
    expect(screen.getByRole('status').textContent).toBe('here is A0303');
    press(view.map, ' ');
    expect(view.piece).toHaveBeenCalledExactlyOnceWith('1A');
  });

  test('a stack is opened, walked through and closed by keys', () => {
    const view = show({ focusHex: hex('A0505') });
    act(() => view.map.focus());
    press(view.map, 'Enter');
    expect(document.activeElement!.getAttribute('aria-label')).toMatch(/^2C/);
    press(document.activeElement!, 'ArrowRight');
    expect(document.activeElement!.getAttribute('aria-label')).toMatch(/^2B/);
    press(document.activeElement!, 'Escape');
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(view.map);
    expect(view.piece).not.toHaveBeenCalled();
  });

  test('the cursor goes one hex beside the sheets and no farther', () => {
    const view = show({ focusHex: hex('A0101') });
    press(view.map, 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(view.focus).toHaveBeenCalledExactlyOnceWith({ q: 0, r: -1 });
  });

  test('plus, minus and 0 zoom, Shift with an arrow moves the map', () => {
    const moved = vi.fn();
    const { map } = show({ onCameraChange: moved });
    const k = () => moved.mock.lastCall![0].k;
    press(map, '+');
    expect(k()).toBeGreaterThan(0.4);
    press(map, '-');
    expect(k()).toBeCloseTo(0.4);
    const { x } = moved.mock.lastCall![0];
    fireEvent.keyDown(map, { key: 'ArrowRight', shiftKey: true });
    expect(moved.mock.lastCall![0].x).toBeLessThan(x);
    press(map, '0');
    expect(k()).toBeLessThan(0.4);
  });
});

describe('what is drawn', () => {
  const count = (container: Element, selector: string) => container.querySelectorAll(selector).length;

  test('courses, warnings, ghosts, marks, range and effects', () => {
    const { container } = show({
      planets: [hex('A0808')],
      asteroids: [hex('A0909'), hex('A0910')],
      courses: [
        {
          id: '1A',
          side: 1,
          style: 'selected',
          stops: ['A0303', 'A0402', 'A0503', 'A0602'].map(hex),
          end: 3,
          warnings: [2],
          reminder: { hex: hex('A0703'), turn: 'left' },
        },
        { id: '1D', side: 1, style: 'other', stops: ['B1504', 'B1604', 'A0105'].map(hex), end: 4 },
      ],
      ghosts: [{ id: 'g', hex: hex('A0602'), counter: PIECES[0]!.counter }],
      highlights: [
        { hex: hex('A0303'), kind: 'selected' },
        { hex: hex('A0505'), kind: 'target' },
      ],
      rangeLine: { from: hex('A0303'), to: hex('A0505'), label: 'range 3' },
      effects: [{ key: 'f1', kind: 'beam', from: hex('A0303'), to: hex('A0505') }],
    });
    const numbers = [...container.querySelectorAll('.course-number')].map(({ textContent }) => textContent);
    // The ghost stands for the third.
    expect(numbers).toEqual(['1', '2']);
    expect(count(container, '.course-other .course-tip')).toBe(1);
    expect(count(container, '.map-warning')).toBe(1);
    expect(count(container, '.reminder')).toBe(1);
    expect(count(container, '.counter-ghost')).toBe(1);
    expect(count(container, '.map-mark')).toBe(2);
    expect(count(container, '.planet')).toBe(1);
    expect(count(container, '.rocks')).toBe(1);
    expect(count(container, '.map-beam')).toBe(1);
    expect(container.querySelector('.map-range-tag')?.textContent).toBe('range 3');
  });

  test('nothing of the drawing is heard but the pieces', () => {
    const { container } = show();
    for (const text of container.querySelectorAll('.map-svg text')) {
      expect(text.closest('[aria-hidden="true"], [role="button"]')).not.toBeNull();
    }
  });
});

describe('the buttons on it', () => {
  test('are named, and say whether they are on', () => {
    const on = { zoomIn: vi.fn(), zoomOut: vi.fn(), fitAll: vi.fn(), courses: vi.fn(), ranges: vi.fn() };
    render(
      <MapTools
        onZoomIn={on.zoomIn}
        onZoomOut={on.zoomOut}
        onFitAll={on.fitAll}
        allCourses={false}
        onAllCourses={on.courses}
        ranges
        onRanges={on.ranges}
      />,
    );
    for (const name of ['Zoom in', 'Zoom out', 'Fit all', 'All courses', 'Ranges'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect([on.zoomIn, on.zoomOut, on.fitAll].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
    expect(on.courses).toHaveBeenCalledExactlyOnceWith(true);
    expect(on.ranges).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('button', { name: 'All courses' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('button', { name: /Centre/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('reach the map through its handle', () => {
    const ref = createRef<MapHandle>();
    const moved = vi.fn();
    const { map } = show({ ref, onCameraChange: moved });
    act(() => ref.current!.zoomIn());
    expect(moved.mock.lastCall![0].k).toBeGreaterThan(0.4);
    act(() => ref.current!.centreOn(hex('B0909')));
    const camera: Camera = moved.mock.lastCall![0];
    expect(toScreen(camera, hexToPoint(hex('B0909')))).toEqual({ x: 400, y: 300 });
    act(() => ref.current!.focus());
    expect(document.activeElement).toBe(map);
  });
});
