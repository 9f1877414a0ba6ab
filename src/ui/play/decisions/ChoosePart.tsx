import './decisions.css';
import { type Action, nextStatus, type Part, type UnitView } from '../../../engine/index.ts';
import { capital, lossText, partName, partStatusName, podName } from '../../../words/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useControls } from '../controls.ts';
import { orderIcon } from '../orders/faces.ts';
import { fieldClassOf } from './field.ts';

interface ChoosePartProps {
  unit: UnitView | undefined;
  actions: readonly Action[];
}

function wordsOf(unit: UnitView | undefined, part: Part): { name: string; now: string; loss: string } {
  const state = unit?.parts?.[part];
  const pod = state?.type ?? null;
  const name = `${capital(partName(part))}${pod ? `, ${podName(pod)}` : ''}`;
  if (!state || !unit) return { name, now: '', loss: '' };
  if (state.status === 'destroyed') return { name, now: 'destroyed', loss: 'The hit has no effect' };
  const next = nextStatus(state);
  return {
    name,
    now: `armor ${state.armor}, ${partStatusName(state.status)}, then ${partStatusName(next)}`,
    loss: capital(lossText(part, pod, next, fieldClassOf(unit), unit.kind)),
  };
}

/** [8.7, R8.7a] The parts a hit may go to, each with what it would come to. */
export function ChoosePart({ unit, actions }: ChoosePartProps) {
  const controls = useControls();
  return (
    <div className="stack one-column gap-1" data-part="decision">
      {actions.map((action) => {
        if (action.do !== 'choose-part') return null;
        const { name, now, loss } = wordsOf(unit, action.part);
        return (
          <button
            key={action.part}
            type="button"
            className="stack box items-center gap-2h gap-y-0 px-2h py-1 decision-choice"
            data-part="answer"
            onClick={() => void controls.give(action)}
          >
            <Icon name={orderIcon('choose-part')} />
            <span className="decision-words">
              <b>{name}</b> <span className="block small leading-125 muted">{now}</span>
            </span>{' '}
            <span className="small leading-125 text-right decision-then">{loss}</span>
          </button>
        );
      })}
    </div>
  );
}
