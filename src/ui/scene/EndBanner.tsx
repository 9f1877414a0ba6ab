import './scene.css';
import type { GameResult } from '../../engine/index.ts';
import { resultText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';

/** Who has won and why, across the map; the panel says it to screen readers. */
export const EndBanner = ({ result }: { result: GameResult }) => (
  <p className="scene-end" data-part="end-banner" aria-hidden="true">
    {result.winner !== null && <SideMark side={result.winner} size={34} title="" />}
    {resultText(result)}
  </p>
);
