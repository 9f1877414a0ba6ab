import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '../../engine/index.ts';
import { listPlayable, type OwnBattle } from '../../store/workbench/playable.ts';
import { type BattleSize, SIZES } from '../../workbench/drawn/choices.ts';
import { printAddress } from '../kit/address.ts';
import { LatePart, late } from '../kit/late.tsx';
import { pages } from '../pages/state.ts';
import { ScenarioOption, scenarioOptionOf } from './ScenarioOption.tsx';

/** What draws a battle and judges whether it is fair, loaded when somebody wants one. */
const DrawnBattle = late(async () => (await import('./DrawnBattle.tsx')).DrawnBattle);

const SIZE_WORDS: Readonly<Record<BattleSize, { title: string; note: string }>> = {
  duel: { title: 'A duel', note: 'One ship each. Half an hour.' },
  skirmish: { title: 'A skirmish', note: 'Two to four ships each. An hour.' },
  fleet: { title: 'A fleet battle', note: 'Four to six ships each. Two hours.' },
};

/** The battles of one's own. */
function useOwnBattles(): readonly OwnBattle[] {
  const [own, setOwn] = useState<readonly OwnBattle[]>([]);
  // Looked up whenever the games are: a file may have brought in both.
  const games = useStore(pages, (state) => state.games);
  useEffect(() => {
    if (games === null) return;
    let isThere = true;
    void listPlayable().then((found) => isThere && setOwn(found));
    return () => {
      isThere = false;
    };
  }, [games]);
  return own;
}

const WORKBENCH = printAddress({ place: { at: 'workbench', part: 'battle', id: null }, rules: null });

interface MoreBattlesProps {
  /** The name of the choice that the scenarios are in too. */
  name: string;
  chosen: Scenario | undefined;
  /** Nothing is chosen as long as it is being drawn. */
  onChoose: (scenario: Scenario | undefined) => void;
}

/** Battles beside the five scenarios: another one drawn at random, and those of one's own. */
export function MoreBattles({ name, chosen, onChoose }: MoreBattlesProps) {
  const own = useOwnBattles();
  const [drawn, setDrawn] = useState<{ size: BattleSize; battle: Scenario | undefined } | null>(null);
  const size = drawn?.battle === chosen ? drawn?.size : null;
  const draw = useCallback(
    (battle: Scenario) => {
      setDrawn((now) => now && { ...now, battle });
      onChoose(battle);
    },
    [onChoose],
  );
  return (
    <>
      <p className="cap scenario-own">Another battle, fair to both</p>
      {SIZES.map((one) => (
        <ScenarioOption
          key={one}
          value={one}
          {...SIZE_WORDS[one]}
          name={name}
          isChosen={one === size}
          onChoose={() => {
            setDrawn({ size: one, battle: undefined });
            onChoose(undefined);
          }}
        />
      ))}
      {size && (
        <LatePart name="Another battle">
          <DrawnBattle key={size} size={size} onDraw={draw} />
        </LatePart>
      )}
      {own.length > 0 && <p className="cap scenario-own">Your own</p>}
      {own.map(({ id, battle }) => (
        <ScenarioOption
          key={id}
          {...scenarioOptionOf(battle, '')}
          name={name}
          isChosen={battle === chosen}
          onChoose={() => onChoose(battle)}
        />
      ))}
      <a className="button scenario-make" href={WORKBENCH}>
        Make a battle, or set up a position
      </a>
    </>
  );
}
