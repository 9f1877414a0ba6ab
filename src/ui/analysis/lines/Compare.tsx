import { type ReactNode, useState } from 'react';
import { PLAYERS, type Player } from '../../../engine/index.ts';
import type { ComparedPosition, Positions, ShipStanding } from '../../../store/table/positions.ts';
import { percentText, playerName, unitStatusName } from '../../../words/index.ts';
import { Sketch } from '../../map/Sketch.tsx';
import { useNames } from '../../play/useNames.ts';
import type { Branching } from './useLines.ts';
import { alike, lineResultWords, markText, shortMark } from './words.ts';

/** One of the two that are compared, and at which moment. */
interface Compared {
  id: string;
  at: number;
}

/** The chances of a position, drawn and in words. */
function Chances({ position: { chance, result } }: { position: ComparedPosition }) {
  if (result) return <>{lineResultWords(result)}</>;
  const { win, draw, loss } = chance;
  return (
    <>
      <span className="flex lines-chance" aria-hidden="true">
        <span className="side-1" style={{ width: `${win * 100}%` }} />
        <span className="is-draw" style={{ width: `${draw * 100}%` }} />
        <span className="side-2" style={{ width: `${loss * 100}%` }} />
      </span>
      <span className="num">
        1 wins {percentText(win)}, draw {percentText(draw)}, 2 wins {percentText(loss)}
      </span>
    </>
  );
}

/** `1E destroyed; 1F: 2 parts hit`. */
function lossText(ships: readonly ShipStanding[], craft: number): string {
  const of = ({ id, status, hits }: ShipStanding): string[] => {
    if (status !== 'in-play') return [`${id} ${unitStatusName(status)}`];
    return hits > 0 ? [`${id}: ${hits} ${hits === 1 ? 'part' : 'parts'} hit`] : [];
  };
  const all = [...ships.flatMap(of), ...(craft > 0 ? [`${craft} battlecraft lost`] : [])];
  return all.length > 0 ? all.join('; ') : 'none';
}

const energyText = (ships: readonly ShipStanding[]): string =>
  ships
    .filter(({ status }) => status === 'in-play')
    .map(({ id, blocks, of }) => `${id} ${blocks} of ${of}`)
    .join('; ') || 'no ship left';

const ROWS: readonly { name: string; of: (position: ComparedPosition, player: Player) => string }[] = [
  { name: 'Losses', of: ({ ships, craftLost }, player) => lossText(ships[player], craftLost[player]) },
  { name: 'Energy Blocks left', of: ({ ships }, player) => energyText(ships[player]) },
  { name: 'Missiles on the map', of: ({ missiles }, player) => String(missiles[player]) },
  { name: 'Victory Points', of: ({ points }, player) => String(points[player]) },
];

interface PickProps {
  label: string;
  tree: readonly Branching[];
  positions: ReadonlyMap<string, Positions | null>;
  chosen: Compared;
  onChoose: (chosen: Compared) => void;
}

/** Which of them, and when. */
function Pick({ label, tree, positions, chosen, onChoose }: PickProps) {
  const there = positions.get(chosen.id);
  const choose = (id: string) => {
    const other = positions.get(id);
    const before = there?.at(chosen.at).mark;
    onChoose({ id, at: other ? (before ? alike(other, before) : other.count) : 0 });
  };
  const isBetween = there && !there.marks.some(({ at }) => at === chosen.at);
  return (
    <>
      <select aria-label={label} value={chosen.id} onChange={({ target }) => choose(target.value)}>
        {tree.map(({ id, name }) => (
          <option key={id} value={id} disabled={!positions.get(id)}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={`Moment of ${label.toLowerCase()}`}
        value={chosen.at}
        onChange={({ target }) => onChoose({ ...chosen, at: Number(target.value) })}
      >
        {isBetween && <option value={chosen.at}>{shortMark(there.at(chosen.at).mark)}, as looked at</option>}
        {there?.marks.map(({ at, mark }) => (
          <option key={at} value={at}>
            {at === there.count ? `${shortMark(mark)}, the end` : shortMark(mark)}
          </option>
        ))}
      </select>
    </>
  );
}

interface CompareProps {
  tree: readonly Branching[];
  positions: ReadonlyMap<string, Positions | null>;
  start: readonly [Compared, Compared];
}

/** Two positions side by side: the map, the chances, what is lost and what is left. */
export function Compare({ tree, positions, start }: CompareProps) {
  const names = useNames();
  const [left, setLeft] = useState(start[0]);
  const [right, setRight] = useState(start[1]);
  const [one, other] = [positions.get(left.id)?.at(left.at), positions.get(right.id)?.at(right.at)];
  const cells = (of: (position: ComparedPosition) => ReactNode) => (
    <>
      <td>{one && of(one)}</td>
      <td>{other && of(other)}</td>
    </>
  );
  return (
    <table className="w-full collapse lines-compared">
      <thead>
        <tr>
          <td />
          <td>
            <Pick label="The one" tree={tree} positions={positions} chosen={left} onChoose={setLeft} />
          </td>
          <td>
            <Pick label="The other" tree={tree} positions={positions} chosen={right} onChoose={setRight} />
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">The map</th>
          {cells((position) => (
            <div className="lines-map">
              <Sketch picture={position.picture} label={`The map in ${markText(position.mark)}`} isSmall />
            </div>
          ))}
        </tr>
        <tr>
          <th scope="row">Chances</th>
          {cells((position) => (
            <Chances position={position} />
          ))}
        </tr>
        {PLAYERS.flatMap((player) =>
          ROWS.filter(
            ({ name }) => name !== 'Victory Points' || (one?.points[player] ?? 0) + (other?.points[player] ?? 0) > 0,
          ).map(({ name, of }) => (
            <tr key={`${player} ${name}`} className={`lines-of side-${player}`}>
              <th scope="row">
                {name}, {playerName(names, player)}
              </th>
              {cells((position) => of(position, player))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
