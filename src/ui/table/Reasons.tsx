import type { Action } from '../../engine/index.ts';
import type { Plan } from '../../opponent/index.ts';
import { ordersText, percentText, rankName, reasonSentence } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Icon } from '../kit/Icon.tsx';
import { isEnding } from '../play/advice.ts';
import { useGame, useTable, useView } from '../play/context.ts';

type Reasoned = Pick<Plan, 'orders' | 'reasons'>;

/** Orders that follow each other for the same reason. */
interface Group {
  orders: Action[];
  reason: string;
  asked: boolean;
}

/** The orders of a plan in words, grouped by their reasons; `asked` is the place of the one that was asked about. */
function groupsOf({ orders, reasons }: Reasoned, asked?: number): Group[] {
  const groups: Group[] = [];
  for (const [nth, order] of orders.entries()) {
    const given = reasons[nth];
    if (isEnding(order) && nth !== asked) continue;
    const reason = given ? reasonSentence(given) : '';
    const last = groups.at(-1);
    if (last?.reason === reason && !last.asked && nth !== asked) last.orders.push(order);
    else groups.push({ orders: [order], reason, asked: nth === asked });
  }
  return groups;
}

/** The orders of a plan, each with its reason; the one that was asked about stands out. */
function Orders({ plan, asked }: { plan: Reasoned; asked?: number }) {
  const groups = groupsOf(plan, asked);
  if (groups.length === 0) return <p>Nothing but to end the phase.</p>;
  return (
    <ul className="stack gap-1 leading-135">
      {groups.map(({ orders, reason, asked: isAsked }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
        <li key={nth} className={isAsked ? 'reasons-asked' : undefined}>
          <b className="bold">{ordersText(orders)}</b>
          {reason && <span className="muted">: {reason}</span>}
        </li>
      ))}
    </ul>
  );
}

const SILENCE = {
  asking: 'It is thinking it through once more.',
  none: 'It had nothing to decide, or it was hurried and would do otherwise now.',
} as const;

/** What an Admiral would do and why, with the chance of who decides; two Captains are what that was counted on. */
function OfAdvice() {
  const hint = useView(({ plan }) => plan?.hint ?? null);
  if (!hint) return null;
  const { plan, chance } = hint;
  return (
    <>
      <Orders plan={plan} />
      {chance && (
        <p className="muted">
          If two Captains played on from here: {percentText(chance.win)} to win, {percentText(chance.draw)} to draw.
        </p>
      )}
    </>
  );
}

/** Why the program gave an order, and what came second. */
function OfOrder() {
  const answer = useView(({ reasons }) => (reasons?.kind === 'why' ? reasons.answer : 'none'));
  if (typeof answer === 'string') return <p role="status">{SILENCE[answer]}</p>;
  const { plan, nth } = answer;
  return (
    <>
      <Orders plan={plan} asked={nth} />
      {plan.runnerUp && (
        <>
          <h3 className="cap">Next best</h3>
          <Orders plan={plan.runnerUp} />
        </>
      )}
    </>
  );
}

/** The reasons that were asked for: of what is advised, or of an order of the program; nothing if none were. */
export function Reasons() {
  const { view } = useGame();
  const actions = useTable((state) => state.actions);
  const program = useTable(({ settings }) => settings.program);
  const reasons = useView((state) => (state.reasons?.at === actions ? state.reasons : null));
  if (!reasons) return null;
  const isAdvice = reasons.kind === 'advice';
  const answer = !isAdvice && typeof reasons.answer === 'object' ? reasons.answer : null;
  const player = answer?.plan.orders[answer.nth]?.player;
  const seat = player && program[player];
  return (
    <section className="row items-center gap-3 gap-y-0 reasons" data-part="reasons" aria-label="Why">
      <header className="line">
        {player && <SideMark side={player} />}
        <h2 className="flex-1 cap">
          {isAdvice ? 'What an Admiral would do' : `Why ${seat ? `the ${rankName(seat.rank)}` : 'it'} did it`}
        </h2>
        <button
          type="button"
          className="grid place-center hit hit-wide reasons-close"
          aria-label="Close"
          onClick={() => view.set({ reasons: null })}
        >
          <Icon name="close" />
        </button>
      </header>
      <div role="status">{isAdvice ? <OfAdvice /> : <OfOrder />}</div>
    </section>
  );
}
