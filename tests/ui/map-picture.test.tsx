import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MapView } from '../../src/ui/map/MapView.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SHEETS = [{ letter: 'A', column: 0, row: 0 }];
const NO_PIECES: never[] = [];

function show() {
  const { container } = render(
    <MapView sheets={SHEETS} pieces={NO_PIECES} initialCamera={{ x: 300, y: 100, k: 0.4 }} />,
  );
  const styleOf = (selector: string) => container.querySelector<HTMLElement>(selector)!.style.transform;
  return { picture: () => styleOf('.map-picture'), drawing: () => styleOf('.map-world') };
}

test('while a hand drags, the finished drawing is moved; when it rests, the map is drawn where it has come to', () => {
  const { picture, drawing } = show();
  const map = screen.getByRole('application');
  const from = { clientX: 300, clientY: 200, pointerId: 1, buttons: 1 };
  fireEvent.pointerDown(map, from);
  fireEvent.pointerMove(map, { ...from, clientX: 340, clientY: 230 });
  expect(picture()).toBe('translate(40px, 30px) scale(1)');
  expect(drawing()).toBe('translate(300px, 100px) scale(0.4)');
  act(() => void vi.advanceTimersByTime(1000));
  expect(picture()).toBe('');
  expect(drawing()).toBe('translate(340px, 130px) scale(0.4)');
});

test('under two fingers the picture grows to where it is drawn afterwards', () => {
  const { picture, drawing } = show();
  const map = screen.getByRole('application');
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
  const numbers = (transform: string) => [...transform.matchAll(/-?[\d.]+(?=px|\))/g)].map(Number);
  const [x, y, scale] = numbers(picture());
  act(() => void vi.advanceTimersByTime(1000));
  const [toX, toY, k] = numbers(drawing());
  expect(scale).toBeCloseTo(1.5);
  expect(k).toBeCloseTo(0.4 * scale!);
  expect([toX, toY]).toEqual([expect.closeTo(300 * scale! + x!), expect.closeTo(100 * scale! + y!)]);
});
