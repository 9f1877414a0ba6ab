import { openRecord } from '../game/record-file.ts';
import { battleOf, el, type FoughtBattle, type MapShape, mayReport, momentMap, momentText } from '../report/index.ts';
import { packText, unpackText } from '../store/device/link.ts';
import { html, svgNode } from './dom.ts';
import { SCREEN, VIEWER_CSS } from './style.ts';

/** How long a moment is shown while the game plays, in milliseconds. */
const PACE = 900;

/** The shape of the map. */
const MAP: MapShape = { wide: 16, high: 9 };

/** A game that can be shown, with its text packed for a link if it is short enough, or why there is none, in a sentence. */
type Shown = { ok: true; battle: FoughtBattle; packed: string | null } | { ok: false; why: string };

/** The text of a record: as it stands, or packed as in a link of docs/links.md. */
async function textOf(given: string): Promise<string | null> {
  if (given.startsWith('{')) return given;
  const unpacked = await unpackText(given.replace(/^.*#\/open\//, ''));
  return unpacked.ok ? unpacked.text : null;
}

/** [R10.0b] Reads what is to be shown; a game in which players have secrets from each other is not. */
async function read(given: string): Promise<Shown> {
  if (given === '') return { ok: false, why: 'No game is given here.' };
  const text = await textOf(given);
  const opened = text === null ? null : await openRecord(text);
  if (!opened) return { ok: false, why: 'This game cannot be read: it was cut short or changed on its way.' };
  if (!opened.ok) {
    const { trouble } = opened;
    const what = trouble.kind === 'form' ? 'its form is wrong' : `order ${trouble.at + 1} is against the rules`;
    return { ok: false, why: `This game cannot be shown: ${what}.` };
  }
  const { history, table } = opened.record;
  if (!mayReport(history, table))
    return { ok: false, why: 'This game is still going on, and its players have secrets from each other.' };
  const packed = await packText(text ?? '');
  return { ok: true, battle: battleOf(history, table), packed: packed.ok ? packed.packed : null };
}

/** The buttons, with what each adds to the number of orders; `play` has a word of its own. */
const STEPS = [
  { name: 'To the beginning', sign: 'M3 2V14M13 2 5 8 13 14Z', by: Number.NEGATIVE_INFINITY },
  { name: 'One order back', sign: 'M12 2 4 8 12 14Z', by: -1 },
  { name: 'One order on', sign: 'M4 2 12 8 4 14Z', by: 1 },
  { name: 'To the end', sign: 'M13 2V14M3 2 11 8 3 14Z', by: Number.POSITIVE_INFINITY },
] as const;

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const iconNode = (d: string): Node =>
  svgNode(el('svg', { className: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, el('path', { d })));

/** How the chances went, from one order to the next, with the present one. */
function curveNode({ chances, games }: FoughtBattle, at: number): Node[] {
  if (!chances || games.length < 2) return [];
  const last = games.length - 1;
  const line = chances.map(({ win, draw }, nth) => `${nth === 0 ? 'M' : 'L'}${nth} ${1 - win - draw / 2}`).join('');
  return [
    svgNode(
      el(
        'svg',
        { className: 'curve', viewBox: `0 0 ${last} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        el('path', { className: 'win', d: `${line}L${last} 1L0 1Z` }),
        el('path', { className: 'half', d: `M0 0.5H${last}` }),
        el('path', { className: 'line', d: line }),
        el('path', { className: 'now', d: `M${at} 0V1` }),
      ),
    ),
  ];
}

/**
 * `<delta-vee record="…">`: a finished or open game on any page. It touches nothing of the page and fetches nothing. `record`
 * is the text of a record, or what stands behind `#/open/` in a link; without it the text is taken from within. `at` is the
 * number of orders given at first, `look` is `light` or `dark`, and `address` is that of a DeltaVee to which it links.
 */
class DeltaVeeElement extends HTMLElement {
  static observedAttributes = ['record', 'at', 'address'];
  private readonly root = this.attachShadow({ mode: 'open' });
  private battle: FoughtBattle | null = null;
  private at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private opening = 0;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(VIEWER_CSS);
    this.root.adoptedStyleSheets = [sheet];
    this.root.addEventListener('keydown', (event) => this.press(event as KeyboardEvent));
  }

  connectedCallback(): void {
    void this.open();
  }

  disconnectedCallback(): void {
    clearTimeout(this.timer);
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name === 'at' && this.battle) this.go(this.atFirst());
    else void this.open();
  }

  private last(): number {
    return (this.battle?.games.length ?? 1) - 1;
  }

  private atFirst(): number {
    return Number.parseInt(this.getAttribute('at') ?? '0', 10) || 0;
  }

  private async open(): Promise<void> {
    this.opening += 1;
    const own = this.opening;
    this.stop();
    const given = this.getAttribute('record') ?? this.textContent ?? '';
    const shown = await read(given.trim());
    if (own !== this.opening) return;
    this.battle = shown.ok ? shown.battle : null;
    if (!shown.ok) {
      this.root.replaceChildren(html('section', {}, html('p', { role: 'alert' }, shown.why)));
      return;
    }
    this.build(shown.battle, shown.packed);
    this.go(this.atFirst());
  }

  /** What stands there as long as the game is the same. */
  private build(battle: FoughtBattle, packed: string | null): void {
    const { title } = momentText(battle, 0);
    const address = this.getAttribute('address');
    const buttons = STEPS.map(({ name, sign, by }) => {
      const button = html('button', { type: 'button', 'aria-label': name, title: name }, iconNode(sign));
      button.addEventListener('click', () => this.step(by));
      return button;
    });
    const play = html('button', { type: 'button', class: 'play' }, 'Play');
    play.addEventListener('click', () => this.toggle());
    const slider = html('input', { type: 'range', min: '0', max: String(this.last()), 'aria-label': 'Order' });
    slider.addEventListener('input', () => {
      this.stop();
      this.go(Number(slider.value));
    });
    this.root.replaceChildren(
      html(
        'section',
        { 'aria-label': `${title}, a game of DeltaVee` },
        html('header', {}, html('h2', {}, title), html('p', { class: 'when' })),
        html('div', { class: 'map' }),
        html('div', { class: 'chances' }),
        html('p', { class: 'text', role: 'status' }),
        html(
          'div',
          { class: 'bar' },
          ...buttons.slice(0, 2),
          play,
          ...buttons.slice(2),
          slider,
          html('span', { class: 'nth' }),
        ),
        ...(address && packed
          ? [html('p', {}, html('a', { href: `${address}#/open/${packed}` }, 'Open in DeltaVee'))]
          : []),
      ),
    );
  }

  private fill(selector: string, ...nodes: (Node | string)[]): void {
    this.root.querySelector(selector)?.replaceChildren(...nodes);
  }

  private go(to: number): void {
    const { battle } = this;
    if (!battle) return;
    this.at = Math.min(Math.max(to, 0), this.last());
    const { at } = this;
    const { when, told } = momentText(battle, at);
    const isLast = at === this.last();
    this.fill('.when', when);
    this.fill('.map', svgNode(momentMap(battle, at, MAP, SCREEN)));
    this.fill('.chances', ...curveNode(battle, at));
    this.fill('.text', told);
    this.fill('.nth', `${at} of ${this.last()}`);
    const slider = this.root.querySelector('input');
    if (slider) slider.value = String(at);
    for (const [nth, button] of [...this.root.querySelectorAll('button:not(.play)')].entries())
      button.setAttribute('aria-disabled', String(nth < 2 ? at === 0 : isLast));
    if (isLast) this.stop();
  }

  private step(by: number): void {
    this.stop();
    this.go(this.at + by);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.fill('.play', 'Play');
  }

  private toggle(): void {
    if (this.timer !== undefined) {
      this.stop();
      return;
    }
    if (this.at === this.last()) this.go(0);
    const on = (): void => {
      this.timer = setTimeout(on, PACE);
      this.go(this.at + 1);
    };
    this.timer = setTimeout(on, PACE);
    this.fill('.play', 'Stop');
  }

  private press(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    // The slider has these keys already.
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    this.step(by);
  }
}

if (!customElements.get('delta-vee')) customElements.define('delta-vee', DeltaVeeElement);
