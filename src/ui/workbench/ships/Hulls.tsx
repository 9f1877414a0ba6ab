import './yard.css';
import { BATTLECRAFT_HULLS, HULLS, type Hull, SPACESHIP_HULLS, type SpaceshipHull } from '../../../engine/index.ts';
import { hullName, hullNote, transText } from '../../../words/index.ts';
import { Term } from '../../play/Term.tsx';
import { HullMark } from './HullMark.tsx';

interface LineProps {
  hull: Hull;
  isChosen: boolean;
  onChoose: () => void;
}

function Line({ hull, isChosen, onChoose }: LineProps) {
  return (
    <li>
      <button
        type="button"
        className="stack items-center gap-2h w-full hit px-2 py-1h yard-hull"
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <HullMark hull={hull} size={34} />
        <span>
          <b>{hullName(hull)}</b>
          <small className="block small">{hullNote(hull)}</small>
        </span>
        <span className="num">{transText(HULLS[hull].cost)}</span>
      </button>
    </li>
  );
}

interface HullsProps {
  /** The hull of the ship that is being built; null where a new one is begun. */
  chosen: SpaceshipHull | null;
  onChoose: (hull: SpaceshipHull) => void;
}

/** [4.9] The hulls of both texts; battlecraft are carried in pods. */
export function Hulls({ chosen, onChoose }: HullsProps) {
  return (
    <>
      <div className="row items-baseline apart gap-3 gap-y-1 yard-head">
        <h2>
          <Term name="hull">Hulls</Term>
        </h2>
        <small>
          price in <Term>trans</Term>
        </small>
      </div>
      <ul className="yard-hulls">
        {SPACESHIP_HULLS.map((hull) => (
          <Line key={hull} hull={hull} isChosen={hull === chosen} onChoose={() => onChoose(hull)} />
        ))}
      </ul>
    </>
  );
}

interface BattlecraftHullsProps {
  onChoose: (hull: (typeof BATTLECRAFT_HULLS)[number]) => void;
}

/** [5.6] The battlecraft of both texts, each of which goes aboard in a pod. */
export function BattlecraftHulls({ onChoose }: BattlecraftHullsProps) {
  return (
    <>
      <div className="row items-baseline apart gap-3 gap-y-1 yard-head">
        <h2>
          <Term>Battlecraft</Term>
        </h2>
        <small>go aboard in a pod</small>
      </div>
      <ul className="yard-hulls">
        {BATTLECRAFT_HULLS.map((hull) => (
          <Line key={hull} hull={hull} isChosen={false} onChoose={() => onChoose(hull)} />
        ))}
      </ul>
    </>
  );
}
