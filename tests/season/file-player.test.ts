import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { showdown } from '../../src/scenarios/showdown.ts';
import { openPlayerFile, PlayerFileError } from '../../src/workshop/season/file-player.ts';
import { FIRST, newFolder, PLAYS, playerFile, question, THROWS } from './player-files.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, text: string): string => playerFile(folder, name, text);

/** What is said of a file that cannot play. */
function refusalOf(play: () => unknown): string {
  try {
    play();
  } catch (error) {
    if (error instanceof PlayerFileError) return error.message;
    throw error;
  }
  throw new Error('it plays');
}

describe('the file of a player', () => {
  test.each([
    ['no program', 'export const name = ;', 'Unexpected token'],
    ['nothing of a player', 'export const x = 1;', 'it exports no name'],
    ['one who cannot decide', "export const name = 'x';", 'it exports no function decide'],
    ['one who throws', THROWS, 'no idea'],
    ['one who says nothing', `${FIRST} undefined;`, 'its answer is no list of orders'],
    ['one who says anything', `${FIRST} [{ do: 'win' }];`, 'its answer is no list of orders'],
    ['one who says what cannot be sent', `${FIRST} [() => 1];`, 'could not be cloned'],
    ['one who orders what is refused', `${FIRST} [{ player: 1, do: 'move-all' }];`, 'it gave an order that is refused'],
    ['one who ends the program', 'process.exit(0);', 'it wants to end the program'],
  ])('is refused in one sentence where it is %s', (name, text, sentence) => {
    const path = fileOf(`file-${name.replaceAll(' ', '-')}`, text);
    const told = refusalOf(() => openPlayerFile(path).decide(question(showdown)));
    expect(told).toContain(`the player ${path} cannot play: `);
    expect(told).toContain(sentence);
    expect(told).not.toContain('\n');
  });

  test('has its answer waited for though a bell rings that belongs to the answer before', () => {
    const rings = `import { workerData } from 'node:worker_threads';
      ${PLAYS} = ({ seat: { player } }) => {
        const { bell } = workerData;
        while (Atomics.notify(bell, 0) === 0);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        return [{ player, do: 'concede' }];
      };`;
    const file = openPlayerFile(fileOf('rings', rings));
    expect(file.decide(question(showdown))).toMatchObject([{ do: 'concede' }]);
    file.dismiss();
  });

  test('can change nothing of the game, nor of the program', () => {
    const spoils = 'seat.view.units.length = 0; Array.prototype.at = null; Math.max = null;';
    const text = `${PLAYS} = ({ seat }) => { ${spoils} return [{ player: seat.player, do: 'concede' }]; };`;
    const file = openPlayerFile(fileOf('spoiler', text));
    const asked = question(showdown);
    const before = JSON.stringify(asked.seat());
    expect(file.decide(asked)).toHaveLength(1);
    file.dismiss();
    expect(JSON.stringify(asked.seat())).toBe(before);
    expect([1].at(-1)).toBe(Math.max(1, 0));
  });
});
