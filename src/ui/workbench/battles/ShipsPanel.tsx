import { PLAYERS, type Player, type ScenarioShip, shipId } from '../../../engine/index.ts';
import { count } from '../../../words/index.ts';
import { listFleet } from '../../../workbench/battles/battle.ts';
import { CounterFigure } from '../../counters/CounterFigure.tsx';
import { SideMark } from '../../counters/SideMark.tsx';
import { Button } from '../../kit/Button.tsx';
import { shipCounter } from './battle-map.ts';
import { useEditing } from './editing.ts';
import { shipLabel } from './ship-label.ts';

/** Where a ship starts, in a few words: `A0207, 3 o’clock, velocity 1`. */
function startText({ deployment: { hexes, directions, velocities } }: ScenarioShip): string {
  const [hex] = hexes;
  const [direction] = directions;
  const [velocity] = velocities;
  return [
    hexes.length === 1 ? hex : hexes.length === 0 ? 'nowhere yet' : count(hexes.length, 'hex', 'hexes'),
    directions.length === 1
      ? `${direction} o’clock`
      : directions.length === 12
        ? 'any way'
        : `${directions.length} ways`,
    velocities.length === 1 ? `velocity ${velocity}` : `velocity ${Math.min(...velocities)}–${Math.max(...velocities)}`,
  ].join(', ');
}

function ShipRow({ ship }: { ship: ScenarioShip }) {
  const { looking, faults, select } = useEditing();
  const id = shipId(ship);
  const isWrong = faults.some(({ place }) => place.kind === 'ship' && place.id === id);
  return (
    <li>
      <button
        type="button"
        className={isWrong ? 'stack items-center w-full battle-ship is-wrong' : 'stack items-center w-full battle-ship'}
        aria-pressed={looking.selected === id}
        onClick={() => select(looking.selected === id ? null : id)}
      >
        <CounterFigure counter={shipCounter(ship)} size={17} decorative />
        <span>
          <strong className="block text-body num">{shipLabel(ship)}</strong>
          <span className="leading-125 muted">{startText(ship)}</span>
        </span>
      </button>
    </li>
  );
}

function Fleet({ player }: { player: Player }) {
  const { battle, look } = useEditing();
  const fleet = listFleet(battle, player);
  return (
    <section className="stack gap-2h battle-section" aria-labelledby={`battle-fleet-${player}`}>
      <h2 id={`battle-fleet-${player}`} className="line">
        <SideMark side={player} title="" />
        Player {player}
      </h2>
      <ul className="stack gap-0">
        {fleet.map((ship) => (
          <ShipRow key={shipId(ship)} ship={ship} />
        ))}
      </ul>
      <Button className="battle-add" onClick={() => look({ adding: player })}>
        Add a ship<span className="visually-hidden"> for player {player}</span>
      </Button>
    </section>
  );
}

/** The ships of both sides. */
export function ShipsPanel() {
  return PLAYERS.map((player) => <Fleet key={player} player={player} />);
}
