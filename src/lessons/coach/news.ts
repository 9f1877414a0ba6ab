import { type GameEvent, ownerOfId } from '../../engine/index.ts';
import { lossText, partName, partStatusName, podName } from '../../words/index.ts';
import type { CoachRule, Duel } from './types.ts';

const isMine = ({ me }: Duel, id: string): boolean => ownerOfId(id) === me.unit.owner;

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** The last event of a type that is meant. */
const lastOf = <T extends GameEvent['type']>(
  news: readonly GameEvent[],
  type: T,
  isMeant: (event: Of<T>) => boolean,
): Of<T> | undefined => news.findLast((event): event is Of<T> => event.type === type && isMeant(event as Of<T>));

/** What a part that was hit is called, and what it comes to. */
function hitWords({ part, podType, status }: Of<'part-hit'>): string {
  const name = podType ? `${podName(podType)} pod` : partName(part ?? 'bridge');
  const loss = lossText(part ?? 'pod-1', podType, status, 0);
  return `${name} is [[${partStatusName(status)}]]: ${loss}`;
}

/** What has happened and why, the most important first. */
export const NEWS: readonly CoachRule[] = [
  {
    id: 'was-hit',
    times: 9,
    say(duel, { news }) {
      const hit = lastOf(news, 'part-hit', ({ target }) => target === duel.me.unit.id);
      return hit ? `You are hit: your ${hitWords(hit)}.` : null;
    },
  },
  {
    id: 'has-hit',
    times: 9,
    say(duel, { news }) {
      const hit = lastOf(news, 'part-hit', ({ target }) => target === duel.enemy.unit.id);
      return hit ? `Hit: its ${hitWords(hit)}.` : null;
    },
  },
  {
    id: 'escaped',
    times: 3,
    say(duel, { news }) {
      const miss = lastOf(news, 'interception', ({ target, success }) => target === duel.me.unit.id && !success);
      return miss ? `The missile ${miss.missile} has missed you. It flies on, and may come round again.` : null;
    },
  },
  {
    id: 'missed',
    times: 3,
    say(duel, { news }) {
      const miss = lastOf(news, 'interception', ({ missile, success }) => isMine(duel, missile) && !success);
      return miss && typeof miss.chance === 'number'
        ? `${miss.missile} has missed: it needed ${miss.chance} or less, and a ${miss.die} fell. The more alike the two fly, the better its chance.`
        : null;
    },
  },
  {
    id: 'launched',
    times: 3,
    say(duel, { news }) {
      const launch = lastOf(news, 'launched', ({ kind, ship }) => kind === 'missile' && !isMine(duel, ship));
      return launch
        ? `${launch.ship} has launched a [[missile]]. It may be steered in its next Command Phase, and flies after your next Fire Phase.`
        : null;
    },
  },
  {
    id: 'revealed',
    times: 2,
    say(duel, { news }) {
      const shown = lastOf(news, 'revealed', ({ unit }) => !isMine(duel, unit));
      return shown ? `${shown.unit} is near enough to be detected: now you see what it is.` : null;
    },
  },
];
