import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { battles } from '../../src/store/workbench/battles.ts';
import { hangar } from '../../src/store/workbench/ships.ts';
import type { WorkStorage } from '../../src/store/workbench/storage.ts';
import { BattleList } from '../../src/ui/workbench/battles/BattleList.tsx';
import { Hangar } from '../../src/ui/workbench/ships/Hangar.tsx';
import { emptyBattle } from '../../src/workbench/battles/battle.ts';

/** A disk that is read and takes nothing. */
function fill<Work>(storage: WorkStorage<Work>, works: readonly Work[] = []): void {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const kept = works.map((work, nth) => ({ id: `w${nth}`, created: 1, touched: 1, work }));
  vi.spyOn(storage, 'list').mockResolvedValue({ kept, damaged: [] });
  vi.spyOn(storage, 'keep').mockImplementation(full);
  vi.spyOn(storage, 'remove').mockImplementation(full);
}

afterEach(() => void vi.restoreAllMocks());

const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a hull that is chosen while the disk is full says that the ship could not be saved', async () => {
  fill(hangar);
  await act(async () => void render(<Hangar />));
  await press(/Piccolo/);
  expect(screen.getByRole('status').textContent).toMatch(/could not be saved: the disk is full/);
});

test('a battle that cannot be deleted says so', async () => {
  fill(battles, [emptyBattle('Ambush')]);
  await act(async () => void render(<BattleList />));
  await press(/^Delete Ambush/);
  expect(screen.getByRole('status').textContent).toMatch(/could not be deleted: the disk is full/);
});
