import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from 'playwright/test';
import { expect } from 'playwright/test';
import { type Action, applyInPlace, deciderOf, newGame, type Player, view } from '../src/engine/index.ts';
import { checkDice, type DiceSecret, dieOf } from '../src/game/dice-proof.ts';
import { emptyPhaseEnd } from '../src/game/empty-phase.ts';
import { phaseName } from '../src/words/index.ts';
import { ACTIONS, AT, ROLLS, SHOWDOWN } from '../tests/fixtures/showdown.ts';
import { pressEnd, readOn, readUntil } from './driver.ts';
import { after, atRest, type Hands, KEYBOARD, MOUSE, tabTo } from './hands.ts';
import { give } from './orders.ts';
import { scanned } from './scanned.ts';
import { DESK, PHONE, test } from './served.ts';
import { listenToComplaints } from './test.ts';

/** The way of a page to its table, which can be cut and mended. */
async function lineOf(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (isCut) return void (await socket.close());
    open.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** What the page of player 2 draws when it is made to draw the same bytes again and again. */
const SECOND_NONCE = '07'.repeat(16);

/** As many characters as a line may have: half of them counted twice by who counts badly, the rest wide in every typeface. */
const LONG_LINE = '🚀'.repeat(150) + 'W W'.repeat(50);

/** A secret from which the dice of the stored game follow. */
function secretFor(table: string, nonces: DiceSecret['nonces']): string {
  for (let nth = 0; ; nth += 1) {
    const secret = createHash('sha256').update(`${nth}`).digest('hex');
    if (ROLLS.every((die, number) => die === dieOf({ table, secret, nonces }, number))) return secret;
  }
}

/** The link on a page, by its code as a phone reads it. */
async function scan(page: Page): Promise<string> {
  return scanned(page, page.getByRole('img', { name: 'The link as a code' }));
}

/** A player at a browser of his own. */
interface Seated {
  page: Page;
  hands: Hands;
}

/** Plays actions of the stored game as both players, each at his own screen as soon as it calls him. */
class Both {
  readonly #game = newGame(SHOWDOWN, { rolls: ROLLS });
  readonly #seats: Record<Player, Seated>;
  #played = 0;

  constructor(seats: Record<Player, Seated>) {
    this.#seats = seats;
  }

  /** Plays an action beside the pages, and the phases that the server ends after it. */
  #follow(action: Action): void {
    for (let next: Action | null = action; next; next = emptyPhaseEnd(this.#game)) {
      expect(next).toEqual(ACTIONS[this.#played]);
      expect(applyInPlace(this.#game, next)).toMatchObject({ ok: true });
      this.#played += 1;
    }
  }

  /** Waits until the screen of the one who decides calls him, and leads him past what he has missed. */
  async called(): Promise<Seated> {
    const player = deciderOf(this.#game) as Player;
    const { turn, phase } = view(this.#game, player);
    const seated = this.#seats[player];
    const { page, hands } = seated;
    await expect(page).toHaveTitle(`Your turn: Game-Turn ${turn}, ${phaseName(phase.kind)}`);
    await atRest(page);
    await readOn(page, hands);
    const past = page.locator('[data-part="recap-head"] button');
    if ((await past.count()) === 0) return seated;
    const gives = (await past.innerText()) === 'Move all';
    await after(page, () => hands.press(page, '[data-part="recap-head"] button'));
    if (!gives) return seated;
    expect(ACTIONS[this.#played]?.do).toBe('move-all');
    this.skip();
    return this.called();
  }

  /** The next action, done in another way than by playing on. */
  skip(): void {
    const action = ACTIONS[this.#played];
    if (action) this.#follow(action);
  }

  async playTo(count: number): Promise<void> {
    while (this.#played < count) {
      const { page, hands } = await this.called();
      if (this.#played >= count) return;
      const action = ACTIONS[this.#played];
      if (!action) return;
      await after(page, () => give(page, hands, action));
      this.#follow(action);
    }
  }
}

test('a whole Showdown is played between a desk, by the keyboard alone, and a phone', { tag: '@landing' }, async ({
  newScreen,
  loaded,
}) => {
  const [ann, ben] = [await newScreen(DESK), await newScreen(PHONE)];
  const complaints = await listenToComplaints(ann);
  const line = await lineOf(ben);
  await ann.route('**/api/tables', async (route) => {
    const { table, nonce } = route.request().postDataJSON();
    await loaded.load(secretFor(table, [nonce, SECOND_NONCE]));
    await route.continue();
  });
  await ann.goto(loaded.address);
  await KEYBOARD.pick(ann, 'Two screens');
  await tabTo(ann, { selector: '.screens-form input[type=text]' });
  await ann.keyboard.type('Ann');
  await ann.keyboard.press('Enter');
  const link = await ann.getByLabel('Invitation to DeltaVee').inputValue();
  expect(await scan(ann)).toBe(link);

  await ben.goto(link);
  await expect(ben.getByText('Ann invites you to The Showdown')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.evaluate(() => {
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(0x07070707) : array);
  });
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ben.getByText('Ann is here')).toBeVisible();
  await expect(ann.getByText('Ben is here')).toBeVisible();
  // From here on it draws by chance again.
  await ben.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'));

  const both = new Both({ 1: { page: ann, hands: KEYBOARD }, 2: { page: ben, hands: MOUSE } });
  // The set-up leaves nothing to choose, and ends by itself.
  for (let seat = 1; seat <= AT.movement; seat += 1) both.skip();
  await both.playTo(AT.command);
  // She leaves, and comes back when it is her turn: what she has missed is told.
  await ann.goto(loaded.address);
  await both.playTo(AT.fire);
  await ann.reload();
  await KEYBOARD.press(ann, 'a[aria-label="Go to The Showdown"]');
  await expect(ann.getByRole('heading', { name: /^Ann, .*since you last looked$/ })).toBeVisible();
  await both.playTo(AT.fire + 1);
  await ann.reload();
  await both.playTo(AT.launch - 1);

  // Cut off in the middle of his phase he ends it: that waits, and goes when he is connected again.
  await both.called();
  await line.cut();
  await expect(ann.getByText('Ben is away')).toBeVisible();
  await expect(ben.getByText('Not connected')).toBeVisible();
  await pressEnd(ben);
  await expect(ben.getByText('1 order waits')).toBeVisible();
  line.mend();
  both.skip();
  await both.called();

  await tabTo(ann, { selector: 'button', text: '^Say something$' });
  await ann.keyboard.press('Enter');
  await tabTo(ann, { selector: '[aria-label="A line to say"]' });
  await ann.keyboard.insertText(`${LONG_LINE}🚀`);
  await ann.keyboard.press('Enter');
  await expect(ann.getByText('1 too many')).toBeVisible();
  await ann.keyboard.press('ControlOrMeta+a');
  await ann.keyboard.insertText(LONG_LINE);
  await ann.keyboard.press('Enter');
  await expect(ann.getByText(LONG_LINE)).toBeVisible();
  await ann.getByRole('button', { name: 'Fold the drawer' }).click();
  await ben.getByRole('button', { name: 'Talk, 1 new' }).click();
  // So long a line leaves what happened in sight until somebody wants to read it.
  const spoken = ben.getByText(LONG_LINE);
  const isCut = () => spoken.evaluate(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight);
  await expect.poll(isCut).toBe(true);
  await ben.getByRole('button', { name: 'Show it whole' }).click();
  await expect.poll(isCut).toBe(false);
  await ben.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(isCut).toBe(true);
  await ben.getByRole('button', { name: 'Fold the drawer' }).click();

  await both.playTo(ACTIONS.length);
  for (const [page, hands, words] of [
    [ann, KEYBOARD, /^You have won: the enemy ship is destroyed/],
    [ben, MOUSE, /^You have lost: your ship is destroyed/],
  ] as const) {
    // The last blow is read first, by whom it hit too.
    await readUntil(page, hands, page.getByRole('heading', { name: words }).first());
    await expect(page.getByText('The logs of both sides lie open now.')).toBeVisible();
    await expect(page.getByText('All 4 dice follow from the secret whose fingerprint')).toBeVisible();
  }
  const saving = ben.waitForEvent('download');
  await ben.getByRole('button', { name: 'Save the record' }).click();
  const record = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(record.actions).toEqual(ACTIONS);
  expect(checkDice(record)).toEqual({ ok: true, dice: ROLLS.length });

  // The link is void: the seat is taken.
  const third = await newScreen();
  await third.goto(link);
  await expect(third.getByRole('alert')).toHaveText(/taken this seat already/);
  expect(complaints).toEqual([]);
});

test('the code of a seat carries it to a phone, where it is played on', async ({ newScreen, served }) => {
  const [ann, ben, phone] = [await newScreen(), await newScreen(), await newScreen(PHONE)];
  await ann.goto(served);
  await ann.getByRole('radio', { name: /Two screens/ }).check();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Lay the table and invite' }).click();
  await ben.goto(await scan(ann));
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ann.getByRole('heading', { name: 'Move your units' })).toBeVisible();

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: /^Watchers/ }).click();
  await ann.getByRole('button', { name: 'Play on another device too' }).click();
  await expect(ann.getByText('This link is your seat')).toBeVisible();
  const carried = await scan(ann);
  expect(carried).toBe(await ann.getByLabel('Link to your seat').inputValue());
  await phone.goto(carried);
  await expect(phone.getByText('This link is a seat at The Showdown: player 1, Ann.')).toBeVisible();
  await phone.getByRole('button', { name: 'Play on this device too' }).click();
  await MOUSE.press(phone, '[data-order="move-all"]');
  // The order of the phone is seen at both desks, and her own is still hers.
  await expect(ben.getByRole('heading', { name: 'Command your ships' })).toBeVisible();
  await ann.getByRole('button', { name: 'Close' }).click();
  await expect(ann.getByRole('heading', { name: 'Ben commands' })).toBeVisible();
});
