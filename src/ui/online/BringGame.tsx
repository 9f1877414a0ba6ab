import { useEffect, useState } from 'react';
import { fullSettings } from '../../game/entries.ts';
import { type GameToBring, readToBring } from '../../store/table/to-screens.ts';
import { scenarioTitle } from '../../words/briefings.ts';
import { phaseName } from '../../words/index.ts';
import { NewScreens } from './NewScreens.tsx';

const NOT_HERE = 'This game is not on this device, is damaged, or is over: it cannot go on at two screens.';

function Form({ scenario, logs, record, game }: GameToBring) {
  const title = fullSettings(game.table).name || scenarioTitle(game.scenario);
  const { turn, phase, player } = game;
  return (
    <NewScreens scenario={scenario} title={title} agreed={logs} recordWith={record}>
      <p className="text-title">
        <strong>{title}</strong> goes on at two screens
        {phase === 'set-up' || phase === 'over'
          ? '.'
          : `, from Game-Turn ${turn}, ${phaseName(phase)} of player ${player}.`}
      </p>
      <p>
        Anybody who has held this device, or a file of this game, knows all of it: what both sides hide stands in it.
        The dice to come are the server’s, and nobody’s to know.
      </p>
      <p className="muted">The game on this device stays as it is.</p>
    </NewScreens>
  );
}

/** A saved game is taken to two screens. */
export function BringGame({ id }: { id: string }) {
  const [found, setFound] = useState<GameToBring | 'none' | null>(null);
  useEffect(() => {
    readToBring(id).then(
      (game) => setFound(game ?? 'none'),
      () => setFound('none'),
    );
  }, [id]);
  if (found === null) return <p role="status">The game is read.</p>;
  return found === 'none' ? <p role="alert">{NOT_HERE}</p> : <Form {...found} />;
}
