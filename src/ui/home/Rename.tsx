import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RECORD_LIMITS } from '../../engine/index.ts';
import { fullSettings } from '../../game/entries.ts';
import type { SavedGame } from '../../store/saved/saved-game.ts';
import { Button } from '../kit/Button.tsx';
import { rename } from '../pages/shelf-care.ts';
import { aboutText, titleText } from './saved-game-words.ts';

interface RenameProps {
  game: SavedGame;
  onDone: () => void;
}

/** The name of a game, written over in its place. Escape leaves it as it was. */
export function Rename({ game, onDone }: RenameProps) {
  const [name, setName] = useState(fullSettings(game.table).name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void rename(game.id, name).then(onDone);
  };
  return (
    <form className="row mb-1h kept-rename" onSubmit={onSubmit}>
      <input
        ref={input}
        type="text"
        aria-label={`Name of ${titleText(game)}`}
        value={name}
        maxLength={RECORD_LIMITS.name}
        placeholder={aboutText(game)}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Button type="submit">Rename</Button>
      <Button onClick={onDone}>Leave it</Button>
    </form>
  );
}
