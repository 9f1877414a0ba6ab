import { goOnWithTurn } from '../../../workbench/battles/going-on.ts';
import { Count } from '../../kit/fields.tsx';
import { Tick } from '../../kit/Tick.tsx';
import { useEditing } from './editing.ts';
import { FaultsOf } from './FaultsOf.tsx';

/** Whether the battle goes on from a table, and what its two people have to know. */
export function GoesOnFields() {
  const { battle, change } = useEditing();
  const { goesOn } = battle;
  return (
    <div className="stack gap-1">
      <Tick checked={goesOn !== undefined} onChange={(ticked) => change(goOnWithTurn(ticked ? 2 : undefined))}>
        It goes on from a table
      </Tick>
      {goesOn && (
        <>
          <div className="row line gap-1h battle-line">
            with Game-Turn
            <Count
              label="Game-Turn"
              value={goesOn.turn}
              least={1}
              most={1000}
              onCount={(turn) => change(goOnWithTurn(turn), 'turn')}
            />
          </div>
          <p className="small muted">
            Play goes on with the first Movement Phase of that Game-Turn, so play the one before to its end on paper.
            Jump markers, docked pairs and missiles that lie prepared cannot be entered: abort, separate and put back.
          </p>
          <p className="small muted">
            In the ship’s panel you say who is looking, and the other’s secrets are covered. Two screens take such a
            battle with open logs only.
          </p>
        </>
      )}
      <FaultsOf place={{ kind: 'goes-on' }} />
    </div>
  );
}
