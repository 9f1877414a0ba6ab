import { useCallback, useEffect, useState } from 'react';
import { answered } from '../../../store/saved/game-storage.ts';
import { listLines, type SavedLine } from '../../../store/saved/lines.ts';
import { type Positions, readPositions } from '../../../store/table/positions.ts';

/** Something in the tree: the game itself, or a line. */
export interface Branching {
  id: string;
  name: string;
  /** Null for the game. */
  line: SavedLine | null;
  /** How deep it hangs. */
  depth: number;
}

/** The tree of a game and its lines. Null while it is looked up; a disk that refuses says why. */
export function useLines(game: string, named: string) {
  const [tree, setTree] = useState<readonly Branching[] | null>(null);
  const look = useCallback(async () => {
    const lines = await answered(listLines(game)).catch(() => []);
    const depths = new Map([[game, 0]]);
    const branches = lines.map((line) => {
      const depth = (depths.get(line.place.parent) ?? 0) + 1;
      depths.set(line.saved.id, depth);
      return { id: line.saved.id, name: line.saved.table.name || 'Another way', line, depth };
    });
    setTree([{ id: game, name: named || 'The game', line: null, depth: 0 }, ...branches]);
  }, [game, named]);
  useEffect(() => void look(), [look]);
  return { tree, look };
}

/** The positions of everything in a tree, as they are read; null for what cannot be, or may not be looked at. */
export function usePositions(tree: readonly Branching[] | null): ReadonlyMap<string, Positions | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, Positions | null>>(new Map());
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      for (const { id } of tree ?? []) {
        const positions = await answered(readPositions(id)).catch(() => null);
        if (isOver) return;
        setKnown((before) => new Map(before).set(id, positions));
      }
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [tree]);
  return known;
}
