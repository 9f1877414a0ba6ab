/** The figures of a reason, in per cent, hexes, hits or Game-Turns, and the units that it names. */
type Params = Readonly<Record<string, string | number | undefined>>;

/** The space keeps a figure and its sign on one line. */
const percent = (figure: string | number | undefined): string => `${figure}\u00a0%`;

const hitsText = (hits: string | number | undefined): string => (hits === 1 ? '1 hit' : `${hits} hits`);

/** What a missile would do if its target went on, and what is left of that. */
function threatSentence({ foe, was, now, launched, behind }: Params): string {
  if (foe === undefined || was === 0) return 'out of the way of missiles';
  const before = launched
    ? `keeping course lets ${foe} intercept at ${percent(was)}`
    : `keeping course lets ${foe} launch at ${percent(was)}`;
  if (behind) return `${before}; a force field saves the ship`;
  return was === now ? before : `${before}; this leaves ${percent(now)}`;
}

const compared = (before: string, { was, now }: Params, text: string): string =>
  was === undefined || was === now ? before : text;

const SENTENCES = {
  danger: (params) =>
    compared(
      'harder to hit from here',
      params,
      `keeping course, the enemy’s next fire brings ${hitsText(params.was)} on average; this leaves ${params.now}`,
    ),
  threat: threatSentence,
  opportunity: (params) =>
    compared(
      'for a better shot',
      params,
      `for a better shot; its next fire brings ${hitsText(params.now)} on average instead of ${params.was}`,
    ),
  launch: ({ target, chance, foe, was, now }) => {
    if (target !== undefined) return `intercepts ${target} at ${percent(chance)} on its first pass`;
    return foe === undefined || was === now
      ? 'to be able to launch'
      : `if ${foe} keeps course, a launch next intercepts it at ${percent(now)}, not ${percent(was)}`;
  },
  approach: (params) => {
    const where = params.waits ? 'away from the enemy, as time wins the game' : 'nearer to the enemy';
    return compared(where, params, `${where}, at range ${params.now} after the next move, not ${params.was}`);
  },
  // Who goes round something needs longer: the way is meant, and its figures would say otherwise.
  goal: ({ was, now }) =>
    Number(now) < Number(was)
      ? `on the way to where it must go, about ${now} Game-Turns instead of ${was}`
      : 'on the way to where it must go',
  energy: () => 'to save energy',
  asteroids: () => 'around the asteroids',
  docked: () => 'so that nobody can dock with it',
  agility: (params) =>
    compared(
      'slow enough to turn away',
      params,
      `slow enough to turn away, with ${params.now} Maneuver Commands next time, not ${params.was}`,
    ),
  'go-on': () => 'nothing is better than to fly on',
  shot: ({ target, chance }) => (target === undefined ? 'a good shot' : `${percent(chance)} to hit ${target}`),
  strike: ({ chance }) => `the missile intercepts at ${percent(chance)}`,
  chase: () => 'the missile follows its target',
  prepare: () => 'a missile to be launched later',
  battlecraft: () => 'battlecraft before the enemy is near',
  recharge: () => 'a battlecraft that has used up energy',
  search: () => 'to see what the counters near it are',
  control: () => 'so that it can be steered',
  dock: () => 'to dock',
  jump: () => 'to jump',
  done: () => 'nothing more is worth it',
  // What the rules ask now needs no other reason.
  'as-due': () => '',
} satisfies Record<string, (params: Params) => string>;

/** What may be the reason for an order; one who gives other reasons is refused by the compiler where they are to be told. */
export type WordedReason = keyof typeof SENTENCES;

interface GivenReason {
  code: WordedReason;
  params: Params;
}

/** Why the program gives an order, in words. */
export const reasonSentence = ({ code, params }: GivenReason): string => SENTENCES[code](params);
