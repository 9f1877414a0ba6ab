import type { Commands } from './call.ts';
import { BUILD, byScripts } from './scripts.ts';

/** `npm run workshop`: for anybody who makes the opponent, the puzzles, or what is written by the program itself. */
export const WORKSHOP: Commands = {
  season: {
    does: "the computer's players play each other: how strong they are",
    load: async () => (await import('./season/main.ts')).season,
  },
  learn: {
    does: 'plays games and learns from them what a position is worth; says what that gains',
    load: async () => (await import('./learn/main.ts')).learn,
  },
  tune: {
    does: 'seeks better weights for what the opponent thinks of positions',
    load: async () => (await import('./tune/main.ts')).tuning,
  },
  mine: {
    does: 'looks through games for puzzles, and proves them',
    load: async () => (await import('./mine/main.ts')).mining,
  },
  'build-player': {
    does: 'makes one file of a rank as it is now, which later ones are measured against',
    load: async () => (await import('./player/main.ts')).buildPlayer,
  },
  'mutate-cases': byScripts(
    'makes functions that cite a rule do nothing, and tells which of them no test notices',
    ['tests/arch/mutate-cases.ts'],
    { 'only CASE': 'only functions that cite it: 8.4, or R8.4a', 'cores N': 'how many are tried at a time (all)' },
  ),
  cases: byScripts('writes src/engine/CASES.md: where each rule is', ['tests/arch/cases-page.ts']),
  floors: byScripts('writes what follows from lint/floors.ts: lint/floors.json, the picture in docs/architecture.md', [
    'lint/generate.ts',
  ]),
  unused: byScripts('lists files, exports and packages that nothing uses', [
    'node_modules/knip/bin/knip.js --treat-config-hints-as-errors',
  ]),
  'first-load': byScripts('builds; how much script the first page brings, and how much it may', [
    BUILD,
    'tests/bench/check-first-load.ts',
  ]),
  picture: byScripts('takes the picture in the README anew', ['e2e/picture.ts']),
  trees: byScripts('writes e2e/trees: what a screen reader is told on ten screens', [
    BUILD,
    'e2e/run.ts trees.spec.ts --update-snapshots',
  ]),
};

/** `npm run bench`: what is measured, each beside a yardstick of the same run. */
export const BENCH: Commands = {
  engine: byScripts('builds; the speed of the rules, and how much script the first page brings', [
    BUILD,
    'tests/bench/engine-speed.ts',
  ]),
  ui: byScripts(
    'in a browser: from input to paint, the frames while the map moves, a Game-Turn, the first load',
    ['tests/bench/ui.ts'],
    { 'times N': 'how often each is measured (7)' },
  ),
  print: byScripts(
    'in a browser: the whole game for a real table, from a press to its pages and to the printer',
    ['tests/bench/print.ts'],
    { 'times N': 'how often each is measured (5)' },
  ),
  server: byScripts('orders a second at 200 tables, time to the other seat, memory; servers that share a PostgreSQL', [
    'tests/bench/server.ts',
    'tests/bench/club.ts',
  ]),
  think: byScripts('how long each rank of the opponent thinks, and in how much memory', ['tests/bench/think.ts']),
  thinking: byScripts(
    'in a browser: the page while the program thinks, with 40 missiles in flight',
    ['tests/bench/thinking.ts'],
    { 'seconds N': 'how long each rank is watched (40)' },
  ),
  chances: byScripts(
    'how far the fitted chances lie from what playouts of the same positions come to',
    ['tests/bench/chances.ts'],
    { 'positions N': 'how many of each scenario (20)', 'playouts N': 'how many of each position (16)' },
  ),
  drawn: byScripts(
    'how fair the battles are that are drawn at random, in games between two Captains',
    ['tests/bench/drawn.ts'],
    {
      'size SIZE': 'duel, skirmish or fleet (skirmish)',
      'games N': 'how many battles, each played once (200)',
      'from N': 'the number of the first (1)',
      'forces others': 'other ships for the same price, in place of the same ones',
    },
  ),
};
