import type { Page } from 'playwright/test';
import type { Action } from '../src/engine/index.ts';
import { missileName, orderName } from '../src/words/index.ts';
import { after, atRest, type Hands } from './hands.ts';

/** Words that a button begins with. */
const starting = (text: string | number, before = ''): RegExp =>
  new RegExp(`^\\s*${before}${String(text).replace(/[?]/g, '\\?')}(?![\\w?])`, 'i');

/** The mark of a side, which stands before the name of a target. */
const MARK = '[12]';

type Fields = Partial<Record<string, string | number>>;

const TYPES = ['unguided', 'guided', 'intelligent', 'mims'] as const;

/** How an answer begins, by the question, in the order in which they are asked. */
const ANSWERS: Record<string, (order: Fields) => string | number | undefined> = {
  'Which pod?': ({ pod }) => `Pod ${pod}`,
  'Which missile?': ({ missile }) => {
    const type = TYPES.find((name) => name === missile);
    return type ? missileName(type) : missile;
  },
  'With which unit?': (order) => order.with,
  'Which unit?': ({ target }) => target,
  'Which hex?': ({ hex }) => hex,
  'Pointing which way?': ({ direction }) => `${direction} o`,
  'How fast?': ({ velocity }) => `Velocity ${velocity}`,
  'How many units?': ({ units }) => units,
};

const QUESTIONS = Object.keys(ANSWERS);

type Launching = Extract<Action, { do: 'launch-missile' | 'mims-launch' | 'launch-battlecraft' }>;

const isLaunching = (action: Action): action is Launching =>
  action.do === 'launch-missile' || action.do === 'mims-launch' || action.do === 'launch-battlecraft';

/** Whether a launch is asked about on one card. */
const isOnCard = (page: Page): Promise<boolean> => page.locator('[data-part="launch"]').isVisible();

/** What is launched, in the words of the card, which names the pod where there are several; the four of a MIMS are alike. */
function kindOf(action: Launching): string[] {
  if (action.do === 'mims-launch') return [];
  if (action.do === 'launch-battlecraft') return [`Pod ${action.pod}`];
  const type = TYPES.find((name) => name === action.missile);
  return [`(Pod ${action.pod}, |)${type ? missileName(type) : action.missile}`];
}

/** A launch is asked about on one screen, where the best is laid ready. */
async function placeLaunch(page: Page, hands: Hands, action: Launching): Promise<void> {
  for (const words of [...kindOf(action), action.hex, `${action.direction} o`, `Velocity ${action.velocity}`]) {
    const answer = page.locator('[data-part="launch"] label').filter({ hasText: starting(words) });
    // What leaves no choice is not asked.
    if (await answer.count())
      await after(page, () => hands.choose(page, '[data-part="launch"] label', starting(words)));
  }
  await hands.press(page, '[data-order="launch"]');
}

/** Answers one question after the other. One that comes earlier again belongs to the next order already: [9.9]. */
async function answer(page: Page, hands: Hands, action: Action): Promise<void> {
  for (let last = -1; await page.locator('[data-part="asked"]').isVisible(); ) {
    const question = await page.locator('[data-part="asked"]').innerText();
    const nth = QUESTIONS.indexOf(question);
    if (nth >= 0 && nth <= last) return;
    last = nth;
    const words = ANSWERS[question]?.(action as Fields);
    if (words === undefined) throw new Error(`no answer to ${question} in ${JSON.stringify(action)}`);
    await after(page, () => hands.press(page, '[data-part="choice"]', starting(words)));
  }
}

/** What does not stand at the piece stands behind More; on a phone the card of a shot lies over that as well. */
async function bringOut(page: Page, hands: Hands, order: string): Promise<void> {
  for (const folded of [
    '[data-part="target-card"] [data-order="more"]',
    '[data-order="more"][aria-expanded="false"]',
  ]) {
    const isThere = await page.locator(`[data-order="${order}"]`).count();
    if (isThere > 0) return;
    if ((await page.locator(folded).count()) > 0) await hands.press(page, folded);
    await atRest(page);
  }
}

/** An order that has a button of its own in the panel of a unit, with whatever it asks. */
async function press(page: Page, hands: Hands, unit: string, order: string, action: Action): Promise<void> {
  await hands.select(page, unit);
  await bringOut(page, hands, order);
  await hands.press(page, `[data-order="${order}"]`);
  await atRest(page);
  if (isLaunching(action) && (await isOnCard(page))) return placeLaunch(page, hands, action);
  await answer(page, hands, action);
}

/** [R7.4e] A maneuver of the unit's own has a key; one through a tractor beam stands in a group of its own. */
async function maneuver(
  page: Page,
  hands: Hands,
  action: Extract<Action, { do: 'accelerate' | 'decelerate' | 'turn' | 'weave' }>,
): Promise<void> {
  const order = action.do === 'turn' ? `turn ${action.side}` : action.do;
  if (action.by !== undefined) return press(page, hands, action.by, `${action.by} ${action.unit} ${order}`, action);
  if (await page.locator('[data-part="question"]').isVisible()) return hands.press(page, `[data-order="${order}"]`);
  if (action.do === 'weave') return press(page, hands, action.unit, order, action);
  await hands.select(page, action.unit);
  const key = action.do === 'turn' ? action.side : action.do;
  return hands.order(page, key.charAt(0), `[data-order="${order}"]`);
}

async function fire(page: Page, hands: Hands, action: Extract<Action, { do: 'fire' }>): Promise<void> {
  const weapon = action.from === 'burster' ? 'Burster' : `Pod ${action.from}`;
  await hands.select(page, action.unit);
  await hands.press(page, '[data-part="target"]', starting(action.target, MARK));
  await hands.press(page, '[data-part="weapons"] button', starting(weapon));
  // Nobody fires what he does not see: the figures of this type of fire have to stand there first.
  await after(page, () => hands.press(page, '[data-part="fire-type"]', starting(action.type.replace('-', ' '))));
  await hands.order(page, 'f', '[data-order="fire"]');
  await confirm(page, hands, 'Fire all the same');
}

/** Says yes where the page asks whether that is meant. */
async function confirm(page: Page, hands: Hands, sure: string): Promise<void> {
  const asked = page.getByRole('button', { name: sure, exact: true });
  if (!(await asked.isVisible())) return;
  await hands.press(page, '.note button', starting(sure));
}

/** Ends the phase, also when the page asks whether that is meant. */
async function endPhase(page: Page, hands: Hands): Promise<void> {
  await hands.order(page, 'e', '[data-part="end-phase"]');
  await confirm(page, hands, 'End it all the same');
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

/** The unit in whose panel an order stands. */
function subjectOf(action: Action): string {
  if ('ship' in action) return action.ship;
  if ('unit' in action) return action.unit;
  throw new Error(`no panel for ${JSON.stringify(action)}`);
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
      for (const box of [action.a, action.b]) await hands.press(page, '[data-part="pod"]', starting(`Pod ${box}`));
      return;
    case 'move-all':
      return hands.order(page, 'Shift+M', '[data-part="move"]');
    case 'move':
      if (action.stay) return press(page, hands, action.unit, 'stay', action);
      await hands.select(page, action.unit);
      return hands.order(page, 'm', '[data-order="move"]');
    case 'accelerate':
    case 'decelerate':
    case 'turn':
    case 'weave':
      return maneuver(page, hands, action);
    case 'recharge': {
      const own = page.locator(`[data-piece="${action.battlecraft}"]`);
      if (await own.count()) return press(page, hands, action.battlecraft, 'recharge', action);
      const ship = action.battlecraft.replace(/\d+$/, '');
      return press(page, hands, ship, `recharge ${action.battlecraft}`, action);
    }
    case 'mims-launch':
      // [9.9] The second to the fourth are asked for.
      if (await isOnCard(page)) return placeLaunch(page, hands, action);
      if (await page.locator('[data-part="question"]').isVisible()) return answer(page, hands, action);
      return press(page, hands, action.missile, 'mims-launch', action);
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
      return hands.press(page, '[data-part="answer"]', /Fly on/);
    default:
      return press(page, hands, subjectOf(action), action.do, action);
  }
}
