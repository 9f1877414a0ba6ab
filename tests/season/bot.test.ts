import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { answers, botOf, example, greets, playFighter, playItself, READY } from './bots.ts';
import { newFolder } from './player-files.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the example in JavaScript', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    'finishes a legal game of %s',
    (_, scenario) => {
      const { game, faults } = playItself(example('node', 'bot.mjs'), scenario);
      expect(faults).toEqual([undefined, undefined]);
      expect(game.result).not.toBeNull();
      expect(game.turn).toBeGreaterThan(3);
    },
  );
});

describe('a bot loses the game, and nothing more,', () => {
  test.each([
    ['cannot be started', null, 'it cannot be started (ENOENT)'],
    ['ends at once', 'process.exit(3)', 'it ended with status 3'],
    ['dies of a question', greets("process.kill(process.pid, 'SIGKILL')"), 'it was ended by SIGKILL'],
    ['is late', greets('await next();'), 'it did not answer within 2000 milliseconds'],
    ['speaks another protocol', 'hello({ protocol: 2 }); await next();', 'its answer is wrong: protocol should be 1'],
    ['says what is no JSON', greets("say('ready'); await next();"), 'its answer is wrong: the text'],
    [
      'says too much in a line',
      greets("say('x'.repeat(70000)); await next();"),
      'a line of more than 65536 characters',
    ],
    ['writes on and on', "hello(); for (;;) process.stdout.write('x'.repeat(1e6));", 'a line of more than 65536'],
    [
      'answers twice',
      greets(`for (const _ of '12') say({ kind: 'orders', number, orders: ${READY} }); await next();`),
      'it answered question 1 when 2 was asked',
    ],
    ['gives no order', answers('[]'), 'its answer is wrong: orders'],
    ['gives an order that is none', answers("[{ player: 1, do: 'win' }]"), 'its answer is wrong: orders[0].do'],
    ['gives an order that is refused', answers("[{ player: 1, do: 'move-all' }]"), 'is refused: '],
    ['gives up for the other', answers("[{ player: 2, do: 'concede' }]"), 'it gave an order of the other player'],
    ['agrees on a draw alone', answers("[{ player: 1, do: 'agree-draw' }]"), 'is asked for by a question of its own'],
  ])('that %s', (name, text, sentence) => {
    const command = text === null ? 'no-such-program at all' : botOf(folder, name.replaceAll(' ', '-'), text);
    const { game, record, faults } = playFighter(command, showdown, 2000);
    expect(faults).toEqual([expect.stringContaining(sentence)]);
    expect(game.result).toEqual({ winner: 2, reason: 'conceded' });
    expect(record.actions.at(-1)).toEqual({ player: 1, do: 'concede' });
  });

  test('and is told why before it is ended', () => {
    const told = join(folder, 'told.json');
    const text = `import { writeFileSync } from 'node:fs'; ${greets(
      `say({ kind: 'draw', number, draw: true }); writeFileSync('${told}', JSON.stringify(await next()));`,
    )}`;
    const { faults } = playFighter(botOf(folder, 'told', text), showdown);
    expect(JSON.parse(readFileSync(told, 'utf8'))).toEqual({ kind: 'lost', why: faults[0] });
  });
});
