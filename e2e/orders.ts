import type { Page } from 'playwright/test';
import type { Action } from '../src/engine/index.ts';
import { missileName, orderName } from '../src/words/index.ts';
import { after, atRest, END, type Hands } from './hands.ts';

/** Words that a button begins with. */
const starting = (text: string | number, before = ''): RegExp =>
  new RegExp(`^\\s*${before}${String(text).replace(/[?]/g, '\\?')}(?![\\w?])`, 'i');

type Placing = Extract<Action, { do: 'launch-missile' | 'mims-launch' | 'launch-battlecraft' | 'deploy' }>;

const isPlacing = (action: Action): action is Placing =>
  ['launch-missile', 'mims-launch', 'launch-battlecraft', 'deploy'].includes(action.do);

const TYPES = ['unguided', 'guided', 'intelligent', 'mims'] as const;

/** The slot of the dock in which an order stands. */
const SLOTS: Partial<Record<Action['do'], string>> = {
  accelerate: 'faster',
  decelerate: 'slower',
  weave: 'weave',
  'activate-force-field': 'field',
  'deactivate-force-field': 'field',
  'prepare-jump': 'jump',
  'abort-jump': 'jump',
  jump: 'jump',
  'control-missile': 'steer',
  'active-search': 'search',
  rendezvous: 'dock',
  separate: 'dock',
  tractor: 'tractor',
  recharge: 'recharge',
  'launch-missile': 'launch',
  'launch-battlecraft': 'launch',
  'mims-launch': 'launch',
  'prepare-missile': 'prepare',
  'prepare-battlecraft': 'prepare',
};

const slotOf = (action: Action): string =>
  `[data-slot="${action.do === 'turn' ? `turn-${action.side}` : SLOTS[action.do]}"]`;

const ANSWER = '[data-slot="answer"]:not([aria-disabled])';

/** How the choice of an order begins, where its slot asks which of several is meant. */
function choiceOf(action: Action): RegExp | null {
  if ('by' in action && action.by !== undefined && action.do !== 'weave')
    return starting(`By the beam of ${action.by}`);
  switch (action.do) {
    case 'weave':
      return starting(action.hex);
    case 'turn':
    case 'accelerate':
    case 'decelerate':
      return starting('By itself');
    case 'control-missile':
      return starting(action.missile);
    case 'rendezvous':
      return starting(action.with);
    case 'separate':
      return starting('Separate');
    case 'tractor':
      return new RegExp(`^${action.target.replace('?', '\\?')} .*pod ${action.pod}$`);
    case 'recharge':
      return new RegExp(`^${action.units} units? ${action.battlecraft}`);
    case 'prepare-missile': {
      const type = TYPES.find((name) => name === action.missile);
      return new RegExp(`^${type ? missileName(type) : action.missile} .*pod ${action.pod}`, 'i');
    }
    case 'prepare-battlecraft':
      return new RegExp(`^Battlecraft pod ${action.pod}`);
    default:
      return starting(orderName(action.do));
  }
}

/** Steps one of the three questions of what is placed until it has the answer. */
async function stepTo(page: Page, hands: Hands, name: string, value: string): Promise<void> {
  const now = page.locator(`[role="group"][aria-label="${name}"] b`);
  for (let steps = 0; steps < 80; steps += 1) {
    if ((await now.innerText()) === value) return;
    await after(page, () => hands.press(page, `[aria-label="${name}: the next"]`));
  }
  throw new Error(`no ${name} ${value} is offered`);
}

/** What is placed is asked about on one grid, where the best is laid. */
async function place(page: Page, hands: Hands, action: Placing): Promise<void> {
  if (action.do === 'launch-missile' || action.do === 'launch-battlecraft') {
    const kind = `[data-kind="${action.pod} ${action.do === 'launch-missile' ? action.missile : undefined}"]`;
    // What leaves no choice is not asked.
    if ((await page.locator(kind).count()) > 0) await after(page, () => hands.press(page, kind));
  }
  await stepTo(page, hands, 'hex', action.hex);
  await stepTo(page, hands, 'direction', `${action.direction} o’clock`);
  await stepTo(page, hands, 'velocity', String(action.velocity));
  await hands.press(page, ANSWER);
}

/** On a phone the slots stand on two pages. */
async function turnTo(page: Page, hands: Hands, slot: string): Promise<void> {
  if (!(await page.locator(slot).isVisible()) && (await page.locator('.dock-more').isVisible()))
    await hands.press(page, '.dock-more');
}

/** An order that has a slot, with whatever it asks. */
async function press(page: Page, hands: Hands, unit: string, action: Action): Promise<void> {
  await hands.select(page, unit);
  const slot = slotOf(action);
  // The next of the four of a MIMS is asked for by itself, and so is where a ship is deployed.
  if (!(await page.locator('[data-part="launch"]').isVisible())) {
    await turnTo(page, hands, slot);
    await hands.press(page, slot);
    await atRest(page);
  }
  if (isPlacing(action) && (await page.locator('[data-part="launch"]').isVisible())) return place(page, hands, action);
  const words = choiceOf(action);
  if (words && (await page.locator('[data-part="chooser"]').isVisible())) {
    await after(page, () => hands.press(page, '[data-part="choice"]', words));
    return hands.press(page, ANSWER);
  }
  // What rolls or reveals is laid by the slot, and given by the answer.
  if (['jump', 'active-search'].includes(action.do)) await hands.press(page, ANSWER);
}

async function fire(page: Page, hands: Hands, action: Extract<Action, { do: 'fire' }>): Promise<void> {
  await hands.select(page, action.unit);
  const aimed = page.locator('[data-part="target"]');
  if ((await aimed.count()) === 0) {
    // The last target is gone, and the map may show what is left of it.
    const away = `[aria-label="Go to ${action.target}, out of sight"]`;
    if ((await page.locator(away).count()) > 0) await after(page, () => hands.press(page, away));
    await hands.order(page, 'v', `[data-piece="${action.target}"]`);
  }
  for (let steps = 0; !(await aimed.innerText()).startsWith(`${action.target} `); steps += 1) {
    if (steps > 60) throw new Error(`${action.target} is no target`);
    await after(page, () => hands.press(page, '[aria-label="Next target"]'));
  }
  // Alone, as it is one order; all that the best of each weapon comes to would be fired otherwise.
  const wanted = `[data-fire="${action.from} ${action.type}"]`;
  await after(page, () => hands.press(page, `[data-weapon="${action.from}"]`));
  if ((await page.locator(wanted).getAttribute('aria-pressed')) !== 'true')
    await after(page, () => hands.press(page, wanted));
  await hands.press(page, ANSWER);
}

/** Ends the phase, also when the page asks whether that is meant. */
async function endPhase(page: Page, hands: Hands): Promise<void> {
  await hands.order(page, 'Shift+Enter', END);
  await atRest(page);
  if (await page.getByText('Press once more to end').isVisible()) await hands.order(page, 'Shift+Enter', END);
}

/** [R11.0e] The two ends that stand in the menu. */
async function endGame(page: Page, hands: Hands, action: Extract<Action, { do: 'concede' | 'agree-draw' }>) {
  await hands.press(page, '[aria-label="Menu"]');
  await hands.press(page, '[data-part="menu"] button', starting(orderName(action.do)));
  if (action.do === 'concede')
    return hands.press(page, '.dialog button', starting(`Concede as player ${action.player}`));
  for (const player of [1, 2]) await hands.tick(page, `player ${player} agrees`);
  return hands.press(page, '.dialog button', /End in a draw/);
}

/** The unit among whose orders one stands. */
function subjectOf(action: Action): string {
  if ('ship' in action) return action.ship;
  if ('unit' in action) return action.unit;
  throw new Error(`no unit for ${JSON.stringify(action)}`);
}

/** Gives one order or decision through the page, as a player would. Units are named as that player knows them. */
export async function give(page: Page, hands: Hands, action: Action): Promise<void> {
  switch (action.do) {
    case 'ready':
    case 'end-phase':
      return endPhase(page, hands);
    case 'concede':
    case 'agree-draw':
      return endGame(page, hands, action);
    case 'swap-pods':
      await hands.select(page, action.ship);
      // The pods are arranged in the ship's log, which lies in the drawer.
      if (!(await page.locator('[data-part="log"]').isVisible())) await after(page, () => page.keyboard.press('l'));
      for (const box of [action.a, action.b]) await hands.press(page, '[data-part="pod"]', starting(`Pod ${box}`));
      return;
    case 'move-all':
      return hands.order(page, 'Shift+M', '[data-order="move-all"]');
    case 'move':
      await hands.select(page, action.unit);
      if (action.stay) return hands.press(page, '[data-part="dock-answer"] button', /Stay in orbit/);
      return hands.order(page, 'm', ANSWER);
    case 'turn':
    case 'accelerate':
    case 'decelerate':
    case 'weave':
      return press(page, hands, action.unit, action);
    case 'recharge': {
      const own = page.locator(`[data-piece="${action.battlecraft}"]`);
      return press(
        page,
        hands,
        (await own.count()) ? action.battlecraft : action.battlecraft.replace(/\d+$/, ''),
        action,
      );
    }
    case 'mims-launch':
      return press(page, hands, action.missile, action);
    case 'fire':
      return fire(page, hands, action);
    case 'choose-part':
      return hands.press(page, '[data-part="answer"]', starting(action.part.replace('-', ' ')));
    case 'intercept':
      return hands.press(page, '[data-part="answer"]', starting(`Attempt ${action.target}`));
    case 'decline':
      return hands.press(page, '[data-part="answer"]', /Hold it back/);
    case 'raise-field':
    case 'no-field':
      return hands.press(page, '[data-part="answer"]', starting(orderName(action.do)));
    case 'continue':
      return hands.press(page, ANSWER, /Fly on/);
    default:
      return press(page, hands, subjectOf(action), action);
  }
}
