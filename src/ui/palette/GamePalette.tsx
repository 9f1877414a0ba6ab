import { useCallback } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import type { Doable } from '../commands/found.ts';
import { useGame, useView } from '../play/context.ts';
import { useControls } from '../play/controls.ts';
import { commandFinds } from './command-finds.ts';
import { gameFinds } from './game-finds.ts';
import { Palette } from './Palette.tsx';

interface GamePaletteProps {
  seat: Seat;
  commands: readonly Doable[];
  onClose: () => void;
}

/** The palette of a table: orders, which can be typed, units, and what the page can do. */
export function GamePalette({ seat, commands, onClose }: GamePaletteProps) {
  const game = useGame();
  const controls = useControls();
  const selected = useView((state) => state.selected);
  const finds = useCallback(
    (text: string) => [...gameFinds({ game, controls, seat, selected }, text), ...commandFinds(commands, text)],
    [game, controls, seat, selected, commands],
  );
  return <Palette label="Type an order, or find anything" finds={finds} onClose={onClose} />;
}
