import type { Hull, JumpMarker, MissileType, Player, Side, UnitView } from '../engine/index.ts';

/** What is printed on one side of a counter. */
export type PaperFace =
  | { kind: 'spaceship'; player: Player; letter: string; hull: Hull; field: boolean }
  | { kind: 'battlecraft'; player: Player; label: string; hull: Hull }
  | { kind: 'missile'; player: Player; label: string; missile: MissileType }
  | { kind: 'face-down'; player: Player; of: 'battlecraft' | 'missile' }
  | { kind: 'blank'; player: Player; of: UnitView['kind'] }
  | { kind: 'velocity'; player: Player; value: number | null }
  | { kind: 'reminder'; player: Player; side: Side }
  | { kind: 'jump'; player: Player; jump: JumpMarker }
  | { kind: 'energy'; player: Player }
  | { kind: 'chit'; value: number | null }
  | { kind: 'planet' }
  | { kind: 'asteroids' };

/** [2.4, 2.7] A counter to be cut out. */
export interface TabletopCounter {
  /** A unit's own, as in the program; else what the marker is. */
  id: string;
  /** Whose it is; null where it is both players'. */
  player: Player | null;
  front: PaperFace;
  back: PaperFace;
}
