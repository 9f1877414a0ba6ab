import './scene.css';
import { use } from 'react';
import type { GameResult } from '../../engine/index.ts';
import { resultFor, resultText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { PlayerNames } from '../elements/unit-names.ts';
import { useMe } from '../session/useNames.ts';

/** Who has won and why, across the map; the panel says it to screen readers. */
export function EndBanner({ result }: { result: GameResult }) {
  const me = useMe();
  const nameOf = use(PlayerNames);
  return (
    <p className="line gap-3 scene-end" data-part="end-banner" aria-hidden="true">
      {result.winner !== null && <SideMark side={result.winner} size={34} title="" />}
      {me ? resultFor(result, me, nameOf) : resultText(result, nameOf)}
    </p>
  );
}
