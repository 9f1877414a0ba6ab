/** A folder of `src` and what it may import beside itself. */
export interface Room {
  room: string;
  /** Folders, the files of one (`src/ui/*`), or the only file of one that is a door. */
  on: readonly string[];
  /** It has folders of its own, whose files import each other freely. */
  parted?: boolean;
  /** A file of its own that it may not import. */
  but?: string;
  packages?: readonly string[];
  /** A pure function of the game: no clock, no chance, no browser, no Node. */
  pure?: boolean;
}

/** Rooms of one folder, from the ground up: each may import those of the floors below, none of its neighbours. */
const stack = (folder: string, floors: readonly string[], more: Omit<Room, 'room'>): Room[] =>
  floors.flatMap((floor, level) => {
    const below = floors.slice(0, level).flatMap((names) => names.split(' '));
    return floor.split(' ').map((name) => ({
      ...more,
      room: `${folder}/${name}`,
      on: [...more.on, ...below.map((other) => `${folder}/${other}`)],
    }));
  });

const ENGINE = 'src/engine/index.ts';
const CHANCES = 'src/chances/index.ts';
const OPPONENT = 'src/opponent/index.ts';
const REVIEW = 'src/review/index.ts';
const REPORT = 'src/report/index.ts';
const PUZZLES = 'src/puzzles/index.ts';
const TABLETOP = 'src/tabletop/index.ts';
const RULES = ['model', 'space', 'charts', 'rules', 'orders'].map((room) => `src/engine/${room}`);
const PLAYED_BY = ['apply', 'copy', 'freeze', 'game', 'legal'].map((file) => `src/engine/${file}.ts`);
const OF_A_GAME = { packages: ['immer', 'jsonc-parser', 'pure-rand', 'valibot'], pure: true };
const NODE = ['node:*', 'jsonc-parser', 'piscina', 'valibot'];
const SERVED_WITH = [
  ...NODE,
  '@fastify',
  '@noble/hashes',
  'dataloader',
  'fastify',
  'kysely',
  'libsql',
  'nodemailer',
  'pg',
  'pino',
  'prom-client',
  'socket.io',
  'uqr',
];
const WORKBENCH = ['src/workbench/ships', 'src/workbench/battles', 'src/workbench/drawn'];
const TOLD = ['src/scenarios', 'src/words', 'src/handbook', 'src/sheet'];
/** The address of a worker is no import of it. */
const WORKERS = 'src/store/*/worker.ts\\?worker&url';
const DRAWN_WITH = [
  'immer',
  'honeycomb-grid',
  'lucide-react',
  'mediabunny',
  'pure-rand',
  'react',
  'react-dom',
  'react-error-boundary',
  'zustand',
];

const BELOW_UI = [
  ENGINE,
  CHANCES,
  OPPONENT,
  REVIEW,
  PUZZLES,
  REPORT,
  TABLETOP,
  ...TOLD,
  'src/lessons',
  'src/game',
  'src/wire',
  ...WORKBENCH,
  'src/store',
];
/** The rooms of `src/ui` from the ground up; README.md says what each is for. */
const UI = [
  'kit',
  'counters',
  'play',
  'commands logs',
  'map palette',
  'handbook',
  'analysis',
  'table',
  'pages',
  'online workbench',
  'learn',
  'home',
];

/** Every room, from the ground up. From them follow what the linter refuses and the picture in docs/architecture.md. */
export const rooms: readonly Room[] = [
  ...stack('src/engine', ['model', 'space charts', 'rules', 'orders'], { on: [], parted: true, ...OF_A_GAME }),
  ...stack('src/engine', ['files', 'views', 'foresight'], { on: [...RULES, ...PLAYED_BY], ...OF_A_GAME }),
  { room: 'src/engine', on: ['src/engine'], but: './index.ts', ...OF_A_GAME },
  { room: 'src/words', parted: true, on: [ENGINE] },
  { room: 'src/scenarios', on: [ENGINE, 'src/words'] },
  { room: 'src/handbook', parted: true, on: [ENGINE, 'src/scenarios', 'src/words'] },
  { room: 'src/lessons', parted: true, on: [ENGINE, 'src/scenarios', 'src/words', 'src/handbook'] },
  { room: 'src/sheet', on: [ENGINE, 'src/words'] },
  { room: 'src/sheet/paper', parted: true, on: [ENGINE, 'src/words', 'src/sheet'], packages: ['uqr'] },
  { room: 'src/chances', on: [ENGINE], pure: true },
  { room: 'src/opponent', on: [ENGINE, CHANCES], packages: ['pure-rand'], pure: true },
  { room: 'src/matches', on: [ENGINE, OPPONENT], packages: ['pure-rand'], pure: true },
  { room: 'src/puzzles', on: [ENGINE, CHANCES, OPPONENT, 'src/matches'], pure: true },
  { room: 'src/review', on: [ENGINE, CHANCES, OPPONENT, 'src/matches'], pure: true },
  ...stack('src/workbench', ['ships', 'battles'], { on: [ENGINE], packages: ['jsonc-parser', 'valibot'], pure: true }),
  {
    room: 'src/workbench/drawn',
    on: [ENGINE, CHANCES, 'src/matches', 'src/workbench/ships'],
    pure: true,
  },
  { room: 'src/game', on: [ENGINE, OPPONENT, 'src/scenarios'], packages: ['@noble/hashes'] },
  {
    room: 'src/report',
    on: [ENGINE, CHANCES, 'src/words', 'src/sheet', 'src/sheet/paper', 'src/game'],
  },
  {
    room: 'src/tabletop',
    parted: true,
    on: [ENGINE, 'src/words', 'src/handbook', 'src/sheet', 'src/sheet/paper'],
  },
  { room: 'src/wire', on: [ENGINE], packages: ['valibot'] },
  {
    room: 'src/bots',
    on: [ENGINE, OPPONENT, 'src/words', 'src/matches'],
    packages: ['node:*', 'valibot'],
  },
  {
    room: 'src/server',
    parted: true,
    on: [ENGINE, OPPONENT, 'src/scenarios', 'src/words', 'src/game', 'src/wire', 'src/build/headers.ts'],
    packages: SERVED_WITH,
  },
  {
    room: 'src/cli',
    parted: true,
    on: [
      ENGINE,
      CHANCES,
      OPPONENT,
      PUZZLES,
      REVIEW,
      REPORT,
      TABLETOP,
      ...TOLD,
      'src/matches',
      'src/game',
      'src/wire',
      'src/bots',
      ...WORKBENCH,
    ],
    packages: ['node:*', 'valibot', '@valibot/to-json-schema', 'socket.io-client'],
  },
  {
    room: 'src/workshop',
    parted: true,
    on: [
      ENGINE,
      CHANCES,
      OPPONENT,
      PUZZLES,
      'src/workbench/drawn',
      'src/scenarios',
      'src/words',
      'src/matches',
      'src/bots',
      'src/cli/output.ts',
      'src/cli/fight-bot.ts',
    ],
    packages: [...NODE, 'pg', 'pg-boss', 'vite'],
  },
  { room: 'src/workshop/puzzles', on: [ENGINE, CHANCES, OPPONENT, PUZZLES, 'src/matches'], pure: true },
  { room: 'src/build', on: [], packages: ['node:*', 'vite'] },
  ...stack('src/store', ['device seat', 'measuring workbench', 'saved thinking', 'table reviewing', 'answering'], {
    on: [
      ENGINE,
      CHANCES,
      OPPONENT,
      REVIEW,
      PUZZLES,
      REPORT,
      ...TOLD,
      'src/lessons',
      'src/matches',
      'src/game',
      'src/wire',
      ...WORKBENCH,
      WORKERS,
    ],
    packages: ['@noble/hashes', 'idb', 'immer', 'socket.io-client', 'valibot', 'zustand'],
  }),
  {
    room: 'src/viewer',
    on: [ENGINE, REPORT, 'src/words', 'src/game', 'src/store/device'],
  },
  ...stack('src/ui', UI, { on: BELOW_UI, parted: true, packages: DRAWN_WITH }),
  { room: 'src/ui', on: [...BELOW_UI, 'src/ui'], packages: DRAWN_WITH },
  // Whatever stands in no room of this table may import hardly anything.
  { room: 'src', on: [ENGINE, 'src/ui', 'src/store'], packages: ['react', 'react-dom'], but: './main.tsx' },
];
