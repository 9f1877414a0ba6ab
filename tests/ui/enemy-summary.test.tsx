import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seatAt } from '../../src/store/seat/seat.ts';
import { PhoneEnemies } from '../../src/ui/hand/TargetsAt.tsx';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showOrders as show, showFrom } from '../fixtures/panel.tsx';
import { place, position } from '../fixtures/position.ts';
import type { WritableGame } from '../fixtures/units.ts';
import { unit } from '../fixtures/units.ts';

const hurt = (game: WritableGame) => {
  const ship = unit(game, '2C');
  if (ship?.kind !== 'spaceship') return;
  ship.parts.engine.status = 'damaged';
  for (const pod of ship.pods) if (pod.type === 'arsenal') pod.status = 'destroyed';
  ship.forceField = true;
};

test('R10.0a what is seen of an enemy stands in words beside the own orders: motion, hits, field, pods, distance', () => {
  show(seatOf(tableAt('command', 1, hurt)), '1A', '2C');
  const seen = screen.getByRole('region', { name: 'What is seen of 2C' });
  expect(seen.textContent).toContain('2C Clarinet 4 hexes from 1A');
  expect(seen.textContent).toContain('Velocity 3 towards 6 o’clock, hex B0206');
  expect(seen.textContent).toContain('Arsenal pod destroyed; engine damaged; force field up');
  expect(seen.textContent).toContain('Pods: arsenal, crew and standard cargo');
  expect(seen.textContent).not.toMatch(/pod \d|block|unit/);
});

test('R10.0b a face-down counter shows what sort it is, its motion and no more', () => {
  const seat = seatOf(tableAt('command', 1, (game) => place(game, '2I intelligent B0308 3 4')));
  show(seat, '1A', '2?01');
  const seen = screen.getByRole('region', { name: 'What is seen of 2?01' });
  expect(
    within(seen)
      .getAllByText(/./, { selector: 'p' })
      .map((line) => line.textContent),
  ).toEqual(['2?01, face-down missile 5 hexes from 1A', 'Velocity 4 towards 3 o’clock, hex B0308']);
});

test('7.4, R7.4e what is missing to dock with it and to hold it in the beam is said, all of it', () => {
  show(seatOf(tableAt('command', 1)), '1A', '2C');
  const seen = within(screen.getByRole('region', { name: 'What is seen of 2C' }));
  expect(seen.getByText('Rendezvous').closest('p')?.textContent).toBe(
    'Rendezvous 2C is 4 hexes away, velocity 3, 6 o’clock 7.4',
  );
  expect(seen.getByText('Tractor beam').closest('p')?.textContent).toBe('Tractor beam possible now ');
});

test('7.4 a Rendezvous that is nearly possible says what is missing to the nearest craft', () => {
  const at = (velocity: number, direction: 3 | 4) =>
    seatOf(tableAt('command', 1, (game) => place(game, `1A A1509 ${direction} ${velocity}`)));
  show(at(3, 4), '1B', null);
  expect(screen.getByRole('button', { name: 'Rendezvous 1A has velocity 3, 4 o’clock' })).toBeTruthy();
  document.body.innerHTML = '';
  show(at(4, 4), '1B', null);
  expect(screen.getByRole('button', { name: 'Rendezvous 1A points to 4 o’clock' })).toBeTruthy();
  document.body.innerHTML = '';
  show(at(4, 3), '1B', null);
  expect(screen.getByRole('button', { name: /^Rendezvous 1A free/ })).toBeTruthy();
});

test('6.5, R6.5c at a planet the commands say what orbits and what lands', () => {
  const at = (velocity: number) => seatOf(tableAt('command', 1, (game) => place(game, `1A A0110 3 ${velocity}`)));
  show(at(2), '1A', null);
  expect(screen.getByRole('button', { name: /^Decelerate to velocity 1, in orbit/ })).toBeTruthy();
  document.body.innerHTML = '';
  show(at(1), '1A', null);
  expect(screen.getByText('In orbit')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Decelerate to velocity 0, then lands/ })).toBeTruthy();
});

test('R8.2a an enemy that is selected says how far the nearest own ship is', () => {
  show(seatOf(tableAt('command', 1)), '2C', null);
  expect(screen.getByText('4 hexes from 1B')).toBeTruthy();
});

test('8.6 the chip of an enemy has the best chance to hit it, and says where there is none', () => {
  const far = '1E piccolo A0101 4 3 : hunter\n2D piccolo A1617 10 2 : hunter\n2E piccolo A0302 4 3 : hunter';
  const seat = seatAt(position(far, { phase: 'fire 1' }), 1);
  showFrom(seat, <PhoneEnemies seat={seat} />, { selected: '1E' });
  const [near, other] = screen.getAllByRole('button').map((chip) => chip.querySelector('small')?.textContent);
  expect(near).toMatch(/^best \d+\u00a0%$/);
  expect(other).toBe('no shot');
});
