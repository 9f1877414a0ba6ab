import type { Scenario } from '../engine/index.ts';

/** What players want to know before they choose a scenario, in our own words. */
export interface Briefing {
  title: string;
  situation: string;
  map: string;
  length: string;
  difficulty: string;
  teaches: string;
  /** How two of the program's Admirals fare with it. */
  balance: string;
}

const BRIEFINGS: Readonly<Record<string, Omit<Briefing, 'map'>>> = {
  showdown: {
    title: 'The Showdown',
    situation:
      'A gang has made off with a long-range patrol ship. The local guard has one of the same class, and orders that the thieves are not to come back. Two equal ships, far apart, closing: the player whose ship is lost has lost, and nobody can jump away.',
    length: 'Half an hour, 4 to 12 Game-Turns',
    difficulty: 'The first one to play',
    teaches: 'Momentum and turning, fire and relative velocity, the first missiles, reading a log',
    balance: 'Among the program’s Admirals Player 1 wins 36 of 100, Player 2 38',
  },
  'first-shot': {
    title: 'The First Shot',
    situation:
      'Two neighbouring worlds are one insult away from war. A light cruiser of the one looks in on the other’s space, and two patrol ships come to meet it. One large ship against two small ones, on a small map; should they all lose sight of each other, nobody has won.',
    length: 'An hour, 6 to 12 Game-Turns',
    difficulty: 'The second one to play',
    teaches: 'Battlecraft, prepared and guided missiles, many weapons at once, force fields',
    balance: 'Among the program’s Admirals Player 1 wins 26 of 100, Player 2 29',
  },
  'escape-from-tau-ceti': {
    title: 'Escape from Tau Ceti',
    situation:
      'Four smugglers with a hold full of poison and runaways make for the edge of the system, where they can jump. A cruiser sets out behind them, alone and faster. The smugglers need the great ship through, or two of the little ones.',
    length: 'Two hours, 10 to 20 Game-Turns',
    difficulty: 'For those who know the game',
    teaches: 'Jumps, a chase, whom to leave behind',
    balance: 'Among the program’s Admirals Player 1 wins 1 of 100, Player 2 99',
  },
  pirates: {
    title: 'Pirates!',
    situation:
      'A liner full of people and goods has come out of its jump on the wrong side of an asteroid belt, with two pirates waiting. They want it whole: they have to dock with it. It wants to be in orbit. At the planet lies a guard ship that has not heard the call yet.',
    length: 'Two hours, 10 to 20 Game-Turns',
    difficulty: 'For those who know the game',
    teaches: 'Asteroids, planets and orbits, tractor beams, docking',
    balance: 'Among the program’s Admirals Player 1 wins 8 of 100, Player 2 86',
  },
  'convoy-red': {
    title: 'Attack on Convoy Red',
    situation:
      'Three freighters with arms and ammunition, a frigate and an escort are on their way to a planet whose rebels have ships of their own now. What reaches orbit counts for one side, what burns counts for the other.',
    length: 'Three hours, 12 to 25 Game-Turns',
    difficulty: 'For those who know all the rest',
    teaches: 'Everything: formations, points, leading a small fleet',
    balance: 'Among the program’s Admirals Player 1 wins 20 of 100, Player 2 78',
  },
};

const printed = (id: string) => (Object.hasOwn(BRIEFINGS, id) ? BRIEFINGS[id] : undefined);

const many = (number: number, one: string, more: string): string[] =>
  number === 0 ? [] : [number === 1 ? one : `${number} ${more}`];

/** What lies on the map of a scenario: `3 sheets, a planet, 6 asteroid fields`. */
function mapText({ sheets, planets, asteroidFields }: Scenario): string {
  const terrain = [
    ...many(planets.length, 'a planet', 'planets'),
    ...many(asteroidFields.length, 'an asteroid field', 'asteroid fields'),
  ];
  const parts = terrain.length === 0 ? ['empty space'] : terrain;
  return [...many(sheets.length, 'One sheet', 'sheets'), ...parts].join(', ');
}

/** The briefing of a scenario: its author's own if it has one; one that came with a record may have only its name. */
export function briefingOf(scenario: Scenario): Briefing {
  const { id, briefing } = scenario;
  const known = briefing ? undefined : printed(id);
  return {
    map: mapText(scenario),
    ...(known ?? {
      title: id,
      situation: briefing?.situation || 'A scenario of its owner’s own making.',
      length: briefing?.length || 'Not said',
      difficulty: briefing?.difficulty || 'Not said',
      teaches: briefing?.teaches || 'Whatever its author meant it to',
      balance: briefing?.balance || 'Not measured',
    }),
  };
}

/** The name of a scenario by its id. */
export const scenarioTitle = (id: string): string => printed(id)?.title ?? id;
