import './counsel.css';
import type { Chance } from '../../chances/index.ts';
import type { Action } from '../../engine/index.ts';
import type { Plan } from '../../opponent/index.ts';
import type { Counsel } from '../../store/table/view-store.ts';
import { ordersText, percentText, rankName, reasonSentence } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useTable, useView } from '../session/context.ts';
import { followHint, isTold } from '../session/counsel.ts';

/** Orders that follow each other for the same reason. */
interface Group {
  orders: Action[];
  reason: string;
  asked: boolean;
}

/** The orders of a plan in words, grouped by their reasons; `asked` is the place of the one that was asked about. */
function groupsOf({ orders, reasons }: Pick<Plan, 'orders' | 'reasons'>, asked?: number): Group[] {
  const groups: Group[] = [];
  for (const [nth, order] of orders.entries()) {
    const given = reasons[nth];
    if (!isTold(order) && nth !== asked) continue;
    const reason = given ? reasonSentence(given) : '';
    const last = groups.at(-1);
    if (last?.reason === reason && !last.asked && nth !== asked) last.orders.push(order);
    else groups.push({ orders: [order], reason, asked: nth === asked });
  }
  return groups;
}

/** The orders of a plan, each with its reason; the one that was asked about stands out. */
function Orders({ plan, asked }: { plan: Pick<Plan, 'orders' | 'reasons'>; asked?: number }) {
  const groups = groupsOf(plan, asked);
  if (groups.length === 0) return <p>Nothing but to end the phase.</p>;
  return (
    <ul className="stack gap-1 counsel-orders">
      {groups.map(({ orders, reason, asked: isAsked }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
        <li key={nth} className={isAsked ? 'counsel-asked' : undefined}>
          <b>{ordersText(orders)}</b>
          {reason && <span className="muted">: {reason}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The plan that came second. */
function RunnerUp({ plan: { runnerUp } }: { plan: Plan }) {
  if (!runnerUp) return null;
  return (
    <>
      <h3 className="cap">Next best</h3>
      <Orders plan={runnerUp} />
    </>
  );
}

/** How likely the person who decides wins as he asks; two Captains are what it was counted on. */
function ChanceLine({ chance }: { chance: Chance | null }) {
  return (
    <p className="muted">
      {chance
        ? `If two Captains played on from here: ${percentText(chance.win)} to win, ${percentText(chance.draw)} to draw.`
        : 'How likely you win is not known: there are no games of this battle to count it by.'}
    </p>
  );
}

const SILENCE = {
  hint: {
    asking: 'The Admiral is thinking.',
    none: 'The Admiral has nothing to say here.',
  },
  why: {
    asking: 'It is thinking it through once more.',
    none: 'It had nothing to decide, or it was hurried and would do otherwise now.',
  },
} as const;

/** Gives what is advised, an order at a time or all of it; one undo takes it back again. */
function FollowButtons({ orders }: { orders: readonly Action[] }) {
  const game = useGame();
  const controls = useControls();
  const readOnly = useTable((state) => state.readOnly);
  if (readOnly) return null;
  if (orders.length === 0) {
    return (
      <div className="row counsel-follow">
        <Button onClick={() => void controls.endPhase(true)}>Do it: end the phase</Button>
      </div>
    );
  }
  return (
    <div className="row counsel-follow">
      <Button onClick={({ detail }) => detail < 2 && void followHint(game, 'all')}>
        {orders.length === 1 ? 'Do it' : 'Do all of it'}
      </Button>
      {orders.length > 1 && (
        <Button onClick={({ detail }) => detail < 2 && void followHint(game, 'one')}>Only the first</Button>
      )}
    </div>
  );
}

function Answer({ counsel }: { counsel: Counsel }) {
  if (counsel.kind === 'hint') {
    const { answer } = counsel;
    if (typeof answer === 'string') return <p role="status">{SILENCE.hint[answer]}</p>;
    return (
      <>
        <Orders plan={answer.plan} />
        <ChanceLine chance={answer.chance} />
      </>
    );
  }
  const { answer } = counsel;
  if (typeof answer === 'string') return <p role="status">{SILENCE.why[answer]}</p>;
  return (
    <>
      <Orders plan={answer.plan} asked={answer.nth} />
      <RunnerUp plan={answer.plan} />
    </>
  );
}

const titleOf = ({ kind }: Counsel, program: string): string =>
  kind === 'why' ? `Why ${program} did it` : 'What an Admiral would do';

/** What the program says when it is asked beside the game: a hint, or the reasons of its orders; nothing if it was not. */
export function CounselLine() {
  const { view } = useGame();
  const actions = useTable((state) => state.actions);
  const program = useTable(({ settings }) => settings.program);
  const counsel = useView((state) => (state.counsel?.at === actions ? state.counsel : null));
  if (!counsel) return null;
  const answer = counsel.kind === 'why' && typeof counsel.answer === 'object' ? counsel.answer : null;
  const player = answer?.plan.orders[answer.nth]?.player;
  const seat = player && program[player];
  return (
    <section className="counsel" data-part="counsel" aria-label={counsel.kind === 'hint' ? 'Hint' : 'Why'}>
      <header>
        {player && <SideMark side={player} />}
        <h2 className="cap">{titleOf(counsel, seat ? `the ${rankName(seat.rank)}` : 'it')}</h2>
        <button type="button" className="counsel-close" aria-label="Close" onClick={() => view.set({ counsel: null })}>
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        <Answer counsel={counsel} />
      </div>
      {counsel.kind === 'hint' && typeof counsel.answer === 'object' && (
        <FollowButtons orders={counsel.answer.orders} />
      )}
    </section>
  );
}
