import { useMemo } from 'react';
import type { UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { capital, count, percentText } from '../../../words/index.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chancesOf, targetsInOrder } from '../../play/aiming.ts';
import { useGame, useTable } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { dangerWords } from '../../play/dangers.ts';
import { bestFire } from '../../play/fires.ts';
import { farText } from '../../play/orders/EnemySummary.tsx';
import { motionText } from '../../play/orders/unit-words.ts';
import { outlookOf } from '../../play/outlook.ts';
import { CalledName, Giver, Nothing, Say } from './AnswerParts.tsx';
import type { Answer } from './answer.ts';
import { useProofOpen } from './ProofPane.tsx';
import { slotsOf } from './slots.ts';

interface TargetHeadProps {
  seat: Seat;
  unit: UnitView;
  target: UnitView;
}

/** What is aimed at, and the way to the next: `< 2D Flute > 1 of 2`. */
function TargetHead({ seat, unit, target }: TargetHeadProps) {
  const controls = useControls();
  const all = useMemo(() => targetsInOrder(seat, unit), [seat, unit]);
  const nth = all.indexOf(target.id);
  return (
    <span className="line gap-1 min-w-0" data-part="targets">
      {all.length > 1 && (
        <button type="button" className="dock-arrow" aria-label="Target before" onClick={() => controls.nextTarget(-1)}>
          <Icon name="back" size={16} />
        </button>
      )}
      <SideMark side={target.owner} title="" size={18} />
      <span data-part="target">
        {target.id} <CalledName unit={target} />
      </span>
      {all.length > 1 && (
        <button type="button" className="dock-arrow" aria-label="Next target" onClick={() => controls.nextTarget(1)}>
          <Icon name="next" size={16} />
        </button>
      )}
      {all.length > 1 && (
        <small className="muted">
          {nth + 1} of {all.length}
        </small>
      )}
    </span>
  );
}

/** The button that unfolds the arithmetic behind the figures. */
function ProofButton({ answer }: { answer: Answer }) {
  const { view } = useGame();
  const open = useProofOpen(answer);
  return (
    <button
      type="button"
      className="line gap-1 small nowrap muted dock-proof-pull"
      aria-expanded={open}
      onClick={() => view.set({ arithmeticOpen: !open })}
    >
      <span>{open ? 'Hide' : 'Show'}</span> <span className="dock-wide">the arithmetic</span>
      <Icon name={open ? 'down' : 'up'} size={15} />
    </button>
  );
}

export function FireAnswer({
  seat,
  state,
  filled,
}: {
  seat: Seat;
  state: Extract<Answer, { kind: 'fire' }>;
  filled: boolean;
}) {
  const controls = useControls();
  const { unit, target, shots, isPointed } = state;
  const { hit, hurt, sure } = chancesOf(shots);
  const cost = shots.reduce((sum, { row }) => sum + row.cost, 0);
  const [first] = shots;
  const best = first ?? bestFire(seat, unit, target.id);
  const odds = best?.row.odds;
  const many = shots.length > 1;
  return (
    <>
      <Say
        title={<TargetHead seat={seat} unit={unit} target={target} />}
        facts={odds ? `range ${odds.range}, relative velocity ${odds.relativeVelocity.value}` : 'cannot be fired at'}
        side={odds && <ProofButton answer={state} />}
      >
        {shots.length > 0 ? (
          <p className="row items-baseline gap-4 gap-y-none dock-figures">
            <span>
              <b className="head text-phase ink num">{percentText(hit)}</b> {many ? 'at least one hits' : 'to hit'}
            </span>{' '}
            <span>
              <b className="head text-phase ink num">{percentText(hurt)}</b> {many ? 'at least one hurts' : 'to hurt'}
              {sure ? '' : ' at most'}
            </span>
          </p>
        ) : (
          <p>
            {odds
              ? 'No shot is worth its fire. Press a weapon to fire all the same.'
              : 'Nothing of this craft can reach it.'}
          </p>
        )}
      </Say>
      {shots.length > 0 && !isPointed ? (
        <Giver
          label={shots.length === 1 ? 'Fire' : shots.length === 2 ? 'Fire both' : `Fire all ${shots.length}`}
          cost={cost === 0 ? 'free' : count(cost, 'unit')}
          filled={filled}
          part="fire"
          onGive={controls.fire}
        />
      ) : (
        <Nothing words={isPointed ? 'Press it to aim' : 'Nothing chosen'} />
      )}
    </>
  );
}

export function SeenAnswer({ seat, state }: { seat: Seat; state: Extract<Answer, { kind: 'seen' }> }) {
  const { unit, target } = state;
  const there = useMemo(() => bestFire(seat, unit, target.id), [seat, unit, target]);
  const back = useMemo(() => bestFire(seat, target, unit.id), [seat, unit, target]);
  const figures = (fire: typeof there, who: string) =>
    fire && (
      <li>
        {who}: <b className="num">{percentText(fire.row.odds?.probability ?? 0)}</b> to hit,{' '}
        <b className="num">{percentText(fire.row.effect?.probability ?? 0)}</b> to hurt
        {fire.row.effect?.sure === false ? ' at most' : ''}
      </li>
    );
  return (
    <Say
      title={<TargetHead seat={seat} unit={unit} target={target} />}
      side={(there || back) && <ProofButton answer={state} />}
      facts={[farText(seat, target, unit), motionText(target)].filter(Boolean).join('; ')}
    >
      <ul className="stack gap-0 dock-runs">
        {figures(there, `${unit.id} at it`)}
        {figures(back, `it at ${unit.id}`)}
      </ul>
    </Say>
  );
}

/** More threats than these are counted. */
const MOST = 3;

/** What can hurt the unit before it may be commanded again. */
export function ThreatsAnswer({ seat, unit }: { seat: Seat; unit: UnitView }) {
  const controls = useControls();
  const scenario = useTable((state) => state.scenario);
  const threats = outlookOf(seat).dangers.filter((danger) => danger.unit === unit.id);
  const canOrder = useMemo(() => slotsOf(seat, unit).some(({ state }) => state === 'open'), [seat, unit]);
  return (
    <>
      <Say
        title={threats.length > 0 ? `What can hurt ${unit.id}` : unit.hex === null ? unit.id : 'Nothing threatens it'}
        facts={threats.length > 0 ? undefined : `Choose ${canOrder ? 'an order, or ' : ''}an enemy on the map.`}
      >
        <ul className="stack gap-0 dock-runs">
          {threats.slice(0, MOST).map((danger) => (
            <li key={`${danger.kind} ${danger.from}`}>
              <button
                type="button"
                className="line gap-1h clip dock-threat"
                onClick={() => {
                  if (danger.from) controls.aimAt(danger.from);
                  controls.lookAtUnit(danger.from ?? unit.id);
                }}
              >
                <Icon name="warning" size={15} /> {capital(dangerWords(seat, scenario, danger))}
              </button>
            </li>
          ))}
          {threats.length > MOST && <li className="muted">and {threats.length - MOST} more</li>}
        </ul>
      </Say>
      <Nothing />
    </>
  );
}
