import './drawn.css';
import { useEffect, useState } from 'react';
import type { Scenario, SpaceshipHull } from '../../engine/index.ts';
import { randomNumbers } from '../../store/device/random.ts';
import { hullName } from '../../words/names.ts';
import { anotherBattle } from '../../workbench/drawn/another.ts';
import {
  AIMS,
  type BattleAim,
  type BattleGround,
  type BattleSize,
  MOST_NUMBER,
  MOST_SHIPS,
  TERRAINS,
  type Wanted,
} from '../../workbench/drawn/choices.ts';
import { FIGHTERS } from '../../workbench/drawn/forces.ts';
import { Button } from '../kit/Button.tsx';
import { Count, Select } from '../kit/fields.tsx';
import { BATTLES } from '../workbench/battles/battle-kind.ts';
import { ShareWork } from '../workbench/ShareWork.tsx';

/** A number that nobody has chosen. */
const freshNumber = (): number => 1 + ((randomNumbers(1)[0] ?? 0) % MOST_NUMBER);

const DRAWN = { value: 'drawn', label: 'As drawn' } as const;

const AIM_WORDS: Readonly<Record<BattleAim, string>> = {
  destroy: 'Destroy the enemy',
  flagship: 'The flagship',
  orbit: 'Into orbit',
  jump: 'Break through',
  hold: 'Hold out',
};

const TERRAIN_WORDS: Readonly<Record<BattleGround, string>> = {
  space: 'Empty space',
  asteroids: 'Asteroids',
  planet: 'A planet',
};

const FORCES = [
  { value: 'same', label: 'The same on both sides' },
  { value: 'others', label: 'Others for the same price' },
  { value: 'chosen', label: 'Player 1 chooses' },
] as const;

const optionsOf = <T extends string>(words: Readonly<Record<T, string>>, values: readonly T[]) => [
  DRAWN,
  ...values.map((value) => ({ value, label: words[value] })),
];

interface PicksProps {
  hulls: readonly SpaceshipHull[];
  onPick: (hulls: SpaceshipHull[]) => void;
}

/** The ships of Player 1, each by its hull; one more can be had as long as there is room. */
function Picks({ hulls, onPick }: PicksProps) {
  const known = FIGHTERS.map((hull) => ({ value: hull, label: hullName(hull) }));
  const none = { value: 'none', label: 'None' } as const;
  return Array.from({ length: Math.min(MOST_SHIPS, hulls.length + 1) }, (_, nth) => (
    <Select
      // biome-ignore lint/suspicious/noArrayIndexKey: a ship is known by its place alone.
      key={nth}
      label={`Ship ${nth + 1} of Player 1`}
      value={hulls[nth] ?? 'none'}
      options={hulls.length > 1 || nth > 0 ? [none, ...known] : known}
      onChoose={(hull) => onPick([...hulls.slice(0, nth), ...(hull === 'none' ? [] : [hull]), ...hulls.slice(nth + 1)])}
    />
  ));
}

interface DrawnBattleProps {
  size: BattleSize;
  /** Told at once, and whenever another one is drawn. */
  onDraw: (battle: Scenario) => void;
}

/** A battle drawn at random: how another one is had, what of it may be chosen, and how a friend gets the same. */
export function DrawnBattle({ size, onDraw }: DrawnBattleProps) {
  const [wanted, setWanted] = useState<Wanted>(() => ({ size, number: freshNumber() }));
  const [battle, setBattle] = useState(() => anotherBattle(wanted));
  useEffect(() => onDraw(battle), [battle, onDraw]);
  const want = (fields: Partial<Wanted>) => {
    const next = { ...wanted, ...fields };
    setWanted(next);
    setBattle(anotherBattle(next));
  };
  const { aim, terrain, forces = 'same', number } = wanted;
  const isPicked = typeof forces !== 'string';
  const hullsOfOne = battle.ships.filter(({ player }) => player === 1).map(({ hull }) => hull);
  return (
    <div className="stack gap-2 drawn">
      <p className="muted" role="status">
        Drawn: {battle.id}
      </p>
      <div className="row gap-1h">
        <Button onClick={() => want({ number: freshNumber() })}>Draw another</Button>
        <ShareWork kind={BATTLES} work={battle} onPrint={undefined} />
      </div>
      <details>
        <summary>Choose more</summary>
        <div className="stack justify-start gap-1h">
          <span className="cap">Number</span>
          <Count
            label="Number"
            value={number}
            least={1}
            most={MOST_NUMBER}
            onCount={(next) => want({ number: next })}
          />
          {size !== 'duel' && (
            <>
              <span className="cap">Aim</span>
              <Select
                label="Aim"
                value={aim ?? 'drawn'}
                options={optionsOf(AIM_WORDS, AIMS)}
                onChoose={(next) => want({ aim: next === 'drawn' ? undefined : next })}
              />
            </>
          )}
          <span className="cap">Map</span>
          <Select
            label="Map"
            value={terrain ?? 'drawn'}
            options={optionsOf(TERRAIN_WORDS, TERRAINS)}
            onChoose={(next) => want({ terrain: next === 'drawn' ? undefined : next })}
          />
          <span className="cap">Ships</span>
          <Select
            label="Ships"
            value={isPicked ? 'chosen' : forces}
            options={FORCES}
            onChoose={(next) => want({ forces: next === 'chosen' ? hullsOfOne : next })}
          />
          {isPicked && <Picks hulls={forces} onPick={(hulls) => want({ forces: hulls })} />}
        </div>
      </details>
    </div>
  );
}
