import { type GameEvent, isMissileType, ownerOfId, PLAYERS, type Player, type UnitId } from '../engine/index.ts';
import type { LoggedEvent } from '../game/log.ts';
import { capital, eventText, list, lossText, percentText } from '../words/index.ts';
import { fireName, missileName, partName, partStatusName, podName } from '../words/names.ts';
import { an } from '../words/text.ts';
import type { FoughtBattle } from './battle.ts';
import { numbered, spelled } from './numbers.ts';

/** Something that mattered, in one sentence. */
export interface Told {
  text: string;
  /** The action it followed from, and the last that belongs to it: a part may have been chosen meanwhile. */
  action: number;
  until: number;
  /** `loss`: a craft is gone; `blow`: something was hit; `note`: the rest. */
  weight: 'loss' | 'blow' | 'note';
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** What a hit did to a part, and what that means from then on. */
function hitText({ part, podType, status }: EventOf<'part-hit'>): string {
  const pod = podType ? `${podName(podType)} pod` : null;
  const means = part === null ? '' : lossText(part, podType, status, 1);
  const isTold = (status === 'damaged' || status === 'destroyed') && means !== '';
  return `its ${pod ?? (part ? partName(part) : 'pod')} is ${partStatusName(status)}${isTold ? ` (${means})` : ''}`;
}

/** What a part of a blow came to, in a few words; null for what is none. */
function effectOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'hit-roll':
      return event.result === 'critical' ? 'a critical hit' : event.result === 'none' ? 'to no effect' : null;
    case 'part-hit':
      return hitText(event);
    case 'part-chosen':
      return event.wasted ? 'on a part that was destroyed before' : null;
    case 'missiles-lost':
      return `${numbered(event.count, 'missile')} ${event.count === 1 ? 'goes' : 'go'} with the pod`;
    case 'exploded':
      return `it bursts on the force field, with ${numbered(event.rolls, 'roll')} for hits`;
    case 'field-roll':
      return event.success
        ? 'its force field comes up at the last moment'
        : 'its force field comes too late at the last moment';
    default:
      return null;
  }
}

/** What is told in the words of the events as it stands. */
function isNote(event: GameEvent): boolean {
  switch (event.type) {
    case 'docked':
      return !event.inPod;
    case 'alert-roll':
      return event.alerted;
    case 'jump-marker':
    case 'jumped':
    case 'landed':
    case 'orbited':
    case 'tractor':
    case 'conceded':
    case 'draw-agreed':
      return true;
    default:
      return false;
  }
}

/** A blow of which it may not have been told yet all that it did. */
interface Blow {
  head: string;
  action: number;
  until: number;
  target: UnitId;
  effects: string[];
  isLoss: boolean;
}

/** Writes the story of one phase, an event after the other. */
export class PhaseWriter {
  readonly told: Told[] = [];
  private readonly battle: FoughtBattle;
  private open: Blow | null = null;
  /** The chances of the shots that missed. */
  private readonly misses: Record<Player, number[]> = { 1: [], 2: [] };
  private readonly launched = new Map<UnitId, { action: number; what: Map<string, number> }>();
  private passes = 0;
  private rocks = 0;
  private spent = 0;

  constructor(battle: FoughtBattle) {
    this.battle = battle;
  }

  take({ event, action }: LoggedEvent): void {
    const { name } = this.battle;
    const effect = effectOf(event);
    if (effect !== null) this.add(event, effect, action);
    else if (event.type === 'fired') this.shot(event, action);
    else if (event.type === 'interception') {
      if (event.success) this.begin(`${name(event.missile)} meets ${name(event.target)}`, action, event.target);
      else this.passes += 1;
    } else if (event.type === 'asteroid-check') {
      const where = `in ${event.hex} at velocity ${event.velocity}`;
      if (event.hit) this.begin(`a rock strikes ${name(event.unit)} ${where}`, action, event.unit);
      else this.rocks += 1;
    } else if (event.type === 'lost') this.lose(event, action);
    else if (event.type === 'launched') this.launch(event, action);
    else if (isNote(event)) this.note(event, action, 'note');
  }

  /** What is only counted, at the end of the phase. */
  end(action: number): void {
    this.shut();
    for (const [ship, { what, action: at }] of this.launched) {
      // What has a number of its own needs no article.
      const one = (of: string): string => (/\d/.test(of) ? of : an(of));
      const all = [...what].map(([of, number]) => (number === 1 ? one(of) : `${spelled(number)} ${of}s`));
      this.say(`${this.battle.name(ship)} launches ${list(all)}`, at, 'note');
    }
    for (const player of PLAYERS) this.missed(this.misses[player], this.battle.side(player), action);
    const count = (number: number, what: string, one: string, more: string): void => {
      if (number > 0) this.say(`${numbered(number, what)} ${number === 1 ? one : more}`, action, 'note');
    };
    count(this.passes, 'missile', 'passes its target without a hit', 'pass their targets without a hit');
    count(this.rocks, 'check', 'among the asteroids goes well', 'among the asteroids go well');
    count(this.spent, 'missile', 'ends its course without a target', 'end their courses without a target');
  }

  private say(text: string, action: number, weight: Told['weight'], until = action): void {
    this.told.push({ text: `${capital(text)}.`, action, until, weight });
  }

  private begin(head: string, action: number, target: UnitId): void {
    this.shut();
    this.open = { head, action, until: action, target, effects: [], isLoss: false };
  }

  private shut(): void {
    if (!this.open) return;
    const { head, effects, action, until, isLoss } = this.open;
    const each = [...new Set(effects)];
    this.open = null;
    this.say(each.length > 0 ? `${head}: ${list(each)}` : head, action, isLoss ? 'loss' : 'blow', until);
  }

  private add(event: GameEvent, effect: string, action: number): void {
    if (this.open) {
      this.open.effects.push(effect);
      this.open.until = action;
    } else if ('target' in event) this.say(`${this.battle.name(event.target)}: ${effect}`, action, 'blow');
  }

  private shot({ unit, target, fire, odds, hit, die }: EventOf<'fired'>, action: number): void {
    const { name } = this.battle;
    if (hit) {
      const likely = typeof odds.hitChance === 'number' ? `, ${percentText(odds.probability)} likely` : '';
      const how = `with ${an(fireName(fire))} at range ${odds.range}${likely}`;
      this.begin(`${name(unit)} hits ${name(target)} ${how}`, action, target);
    } else if (die !== null) this.misses[ownerOfId(unit)].push(odds.probability);
  }

  private missed(chances: readonly number[], side: string, action: number): void {
    if (chances.length === 0) return;
    const best = percentText(Math.max(...chances));
    const text =
      chances.length === 1
        ? `one shot of ${side} misses, ${best} likely to hit`
        : `${spelled(chances.length)} shots of ${side} miss, the best of them ${best} likely to hit`;
    this.say(text, action, 'note');
  }

  private launch({ ship, unit, what }: EventOf<'launched'>, action: number): void {
    const known = this.launched.get(ship) ?? { action, what: new Map<string, number>() };
    const of = what !== null && isMissileType(what) ? missileName(what) : this.battle.name(unit);
    known.what.set(of, (known.what.get(of) ?? 0) + 1);
    this.launched.set(ship, known);
  }

  private lose(event: EventOf<'lost'>, action: number): void {
    const isMissile = event.what !== null && isMissileType(event.what);
    if (this.open?.target === event.unit) {
      this.open.isLoss = !isMissile;
      this.open.until = action;
      this.open.effects.push('it is destroyed');
      return;
    }
    if (!isMissile) this.note(event, action, 'loss');
    // A missile that has met its target is used up by it.
    else if (!this.open && event.how !== 'missile' && event.how !== 'explosion') this.spent += 1;
  }

  /** A sentence of the events, with names of ships where it has only their numbers. */
  private note(event: GameEvent, action: number, weight: Told['weight']): void {
    this.shut();
    const text = eventText(event).replace(/\.$/, '');
    const id = /\b[12][A-Z]\d?\b(?! [A-Z][a-z])/g;
    this.say(
      text.replace(id, (unit) => this.battle.name(unit)),
      action,
      weight,
    );
  }
}
