import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { packText } from '../../src/store/device/link.ts';
import { battles } from '../../src/store/workbench/battles.ts';
import { hangar } from '../../src/store/workbench/ships.ts';
import { TroubleNote } from '../../src/ui/home/PageNotes.tsx';
import { openFile } from '../../src/ui/pages/bring-in.ts';
import { pages } from '../../src/ui/pages/state.ts';
import { BattleList } from '../../src/ui/workbench/battles/BattleList.tsx';
import { SharedWork } from '../../src/ui/workbench/SharedWork.tsx';
import { Hangar } from '../../src/ui/workbench/ships/Hangar.tsx';

beforeEach(() => {
  for (const storage of [hangar, battles]) vi.spyOn(storage, 'list').mockResolvedValue({ kept: [], damaged: [] });
});

afterEach(() => {
  vi.restoreAllMocks();
  pages.setState({ trouble: null });
});

/** What the page says of a file that is given to a list of the workbench. */
async function saidInList(list: 'Hangar' | 'BattleList', file: File): Promise<string> {
  const { unmount } = render(list === 'Hangar' ? <Hangar /> : <BattleList />);
  const input = await screen.findByLabelText(/file/i, { selector: 'input' });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  const said = (await screen.findByRole('alert')).textContent ?? '';
  unmount();
  return said;
}

/** What the start page says of it. */
async function saidAtStart(file: File): Promise<string> {
  await openFile(file);
  const { unmount } = render(<TroubleNote />);
  const said = screen.getByRole('alert').textContent ?? '';
  unmount();
  return said;
}

/** What is said to somebody who opens a link to it. */
async function saidOfLink(text: string): Promise<string> {
  const link = await packText(text);
  if (!link.ok) throw new Error('the text is too long for a link');
  const { unmount } = render(<SharedWork packed={link.packed} />);
  const said = (await screen.findByRole('alert')).textContent ?? '';
  unmount();
  return said;
}

const [showdown] = SCENARIOS;
const damaged = { ...showdown, ships: [{ ...showdown?.ships[0], hull: 'galleon' }], planets: [{ q: 'west', r: 0 }] };

test('a damaged battle is explained alike wherever it is opened', async () => {
  const text = JSON.stringify(damaged);
  const file = () => new File([text], 'battle.json');
  const all = [await saidAtStart(file()), await saidInList('BattleList', file()), await saidOfLink(text)];
  for (const said of all) {
    expect(said).toContain('ships[0].hull: ');
    expect(said).toContain('planets[0]');
    expect(said).not.toContain('record');
  }
});

test('what a text should look like is said in words, not as a pattern', async () => {
  const said = await saidAtStart(new File([JSON.stringify({ ...damaged, sheets: [{ letter: 'zz' }] })], 'battle.json'));
  expect(said).toContain('sheets[0].letter: should be one capital letter or two, but is "zz"');
  expect(said).not.toMatch(/[[\]^$]{2}/);
});

test('a rule that a ship of a file breaks opens in place', async () => {
  const ships = [{ name: 'Wide', hull: 'piccolo', pods: [{ type: 'energy', count: 2 }] }];
  const text = JSON.stringify({ format: 'deltavee-ships', version: 1, ships });
  await openFile(new File([text], 'wide.json'));
  render(<TroubleNote />);
  expect(screen.getByRole('button', { name: /^Rule R5\.8a/ })).toBeTruthy();
});

test('a file that cannot be read is not blamed on the browser or the disk', async () => {
  const file = new File(['{}'], 'gone.json');
  file.text = () => Promise.reject(new DOMException('', 'NotFoundError'));
  for (const said of [
    await saidAtStart(file),
    await saidInList('Hangar', file),
    await saidInList('BattleList', file),
  ]) {
    expect(said).toContain('gone.json');
    expect(said).toContain('it is a folder, or it is no longer there');
  }
});

test('ships are known by their format and not by words in a text', async () => {
  const text = JSON.stringify({ ...damaged, briefing: { situation: 'They say {"format": "deltavee-ships"}' } });
  expect(await saidAtStart(new File([text], 'battle.json'))).toContain('ships[0].hull: ');
  expect(await saidOfLink(text)).toContain('ships[0].hull: ');
});
