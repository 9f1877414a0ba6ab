import { type Player, range, type UnitId } from '../engine/index.ts';
import type { LoggedEvent } from '../game/log.ts';
import type { FoughtBattle } from './battle.ts';
import { PhaseWriter, type Told } from './phase-writer.ts';

/** What mattered in a phase. */
export interface ToldPhase {
  turn: number;
  kind: LoggedEvent['phase']['kind'];
  player: Player;
  told: readonly Told[];
}

/** What mattered in the battle, phase by phase. */
export function tellCourse(battle: FoughtBattle): ToldPhase[] {
  const phases: ToldPhase[] = [];
  let now: { phase: LoggedEvent['phase']; writer: PhaseWriter; last: number } | null = null;
  const shut = () => {
    if (!now) return;
    now.writer.end(now.last);
    phases.push({ ...now.phase, told: now.writer.told });
  };
  for (const line of battle.log) {
    const { turn, kind, player } = line.phase;
    if (!now || now.phase.turn !== turn || now.phase.kind !== kind || now.phase.player !== player) {
      shut();
      now = { phase: { turn, kind, player }, writer: new PhaseWriter(battle), last: line.action };
    }
    now.last = line.action;
    now.writer.take(line);
  }
  shut();
  return phases;
}

/** The two enemies that are nearest to each other in a position, and how far; null where a side has nothing on the map. */
export function nearestEnemies(
  { games }: FoughtBattle,
  at: number,
): { one: UnitId; other: UnitId; hexes: number } | null {
  const craft = (games[at]?.units ?? []).filter(
    ({ kind, status, hex }) => kind !== 'missile' && status === 'in-play' && hex !== null,
  );
  const pairs = craft
    .filter(({ owner }) => owner === 1)
    .flatMap((one) =>
      craft.flatMap((other) =>
        other.owner === 2 && one.hex && other.hex
          ? [{ one: one.id, other: other.id, hexes: range(one.hex, other.hex) }]
          : [],
      ),
    );
  return pairs.reduce<(typeof pairs)[number] | null>(
    (best, pair) => (best && best.hexes <= pair.hexes ? best : pair),
    null,
  );
}
