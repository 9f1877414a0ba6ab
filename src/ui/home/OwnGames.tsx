import './own-games.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { RANKS } from '../../engine/index.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { openGameStorage } from '../../store/saved/game-storage.ts';
import { gatherScores } from '../../store/saved/gather-scores.ts';
import { scores as book, clearScores, type Score } from '../../store/saved/scores.ts';
import { scenarioTitle } from '../../words/briefings.ts';
import { count, rankName } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { dismissTrouble, pages, tell } from '../pages/state.ts';
import { linesOf, luckText, luckWords, type Total, totalOf } from './own-games.ts';

/** Battles that people have built stand together. */
const titleOf = (scenario: string): string =>
  SCENARIOS.some(({ id }) => id === scenario) ? scenarioTitle(scenario) : 'Battles of your own';

function Figures({ line }: { line: Total }) {
  return (
    <>
      <td>{line.played}</td>
      <td>{line.won}</td>
      <td>{line.drawn}</td>
      <td>{line.lost}</td>
      <td>{luckText(line.luck)}</td>
    </>
  );
}

function clear(): void {
  const undo = clearScores();
  tell('Your results are cleared. The games themselves are still there.', {
    label: 'Undo',
    take: () => {
      undo();
      dismissTrouble();
    },
  });
}

/** The results in a table, with what their figures mean. */
function Results({ scores }: { scores: readonly Score[] }) {
  const lines = linesOf(scores, { scenarios: SCENARIOS.map(({ id }) => id), ranks: RANKS });
  const total = totalOf(scores);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">Played</th>
            <th scope="col">Won</th>
            <th scope="col">Drawn</th>
            <th scope="col">Lost</th>
            <th scope="col">Dice</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.scenario} ${line.rank}`}>
              <th scope="row">
                {titleOf(line.scenario)} <span className="muted">{rankName(line.rank)}</span>
              </th>
              <Figures line={line} />
            </tr>
          ))}
          {lines.length > 1 && (
            <tr className="own-total">
              <th scope="row">All</th>
              <Figures line={total} />
            </tr>
          )}
        </tbody>
      </table>
      <p>
        <b>Dice</b>: by how many more of your shots, missiles, force fields and flights through asteroids went well, and
        of the program’s went badly, than their chances promised. {luckWords(total)}
      </p>
      <p className="muted">
        Counted are games against the program that were played to their end here: no rehearsals, and no games between
        people. A game that you delete stays counted.
      </p>
      <Button look="plain" onClick={clear}>
        Clear these results
      </Button>
    </>
  );
}

/** How somebody’s own games against the program have ended, in one line that opens; nothing before the first has. */
export function OwnGames() {
  const scores = useStore(book, (state) => state.scores);
  const games = useStore(pages, (state) => state.games);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies here has been looked up anew
  useEffect(() => void gatherScores(openGameStorage()).catch(() => undefined), [games]);
  if (scores.length === 0) return null;
  const { played, won, drawn, lost } = totalOf(scores);
  return (
    <details className="card-quiet px-4 py-2 own-games">
      <summary className="pointer">
        <b>Your results</b>{' '}
        <span className="muted">
          {count(played, 'game')} against the program: {won} won, {drawn} drawn, {lost} lost
        </span>
      </summary>
      <Results scores={scores} />
    </details>
  );
}
