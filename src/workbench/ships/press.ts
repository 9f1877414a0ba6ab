import {
  armorOf,
  type HitStatus,
  HULLS,
  listHits,
  type MissileType,
  type Part,
  PODS,
  type ScenarioPod,
} from '../../engine/index.ts';
import { editPod, markHit, type ShipRecipe, setMissiles, spendEnergy } from './edit.ts';
import { setFields } from './recipe.ts';

/**
 * What of a log is ticked off by hand: a letter of a Status box, a block or a missile box by its number from 1, the space
 * of the marker, and of a battlecraft, by its number from 0, the same and whether it is lost.
 */
export type LogBox =
  | { is: 'status'; part: Part; status: HitStatus }
  | { is: 'block'; number: number }
  | { is: 'space'; number: number }
  | { is: 'missile'; pod: number; type: MissileType; number: number }
  | { is: 'craft-status'; craft: number; part: 'bridge' | 'engine'; status: HitStatus }
  | { is: 'craft-unit'; craft: number; number: number }
  | { is: 'craft-lost'; craft: number };

/** Boxes are crossed off from the first: a press crosses off up to there, and on the last that is crossed clears it. */
const crossed = (before: number, number: number): number => (before === number ? number - 1 : number);

const toggledHit = (before: HitStatus | undefined, pressed: HitStatus): HitStatus | undefined =>
  before === pressed ? undefined : pressed;

/** Changes the pod of a ship's battlecraft by its place among them. */
const onCraft =
  (craft: number, fieldsOf: (pod: ScenarioPod) => Parameters<typeof editPod>[1]): ShipRecipe =>
  (ship) => {
    const boxes = ship.pods.flatMap(({ battlecraft }, index) => (battlecraft ? [index] : []));
    const index = boxes[craft] ?? -1;
    const pod = ship.pods[index];
    if (pod) editPod(index, fieldsOf(pod))(ship);
  };

function hitCraft({ damage, battlecraft }: ScenarioPod, { part, status }: Extract<LogBox, { is: 'craft-status' }>) {
  if (!battlecraft || !listHits(HULLS[battlecraft].armor).includes(status)) return {};
  const now = { ...damage };
  setFields(now, { [part]: toggledHit(damage?.[part], status) });
  return { damage: Object.keys(now).length > 0 ? now : undefined };
}

/** [10.0] What a press on a box of the log makes of a ship; what its armor passes over stays as it is. */
export function pressBox(box: LogBox): ShipRecipe {
  switch (box.is) {
    case 'status':
      return (ship) => {
        const armor = armorOf(ship, box.part);
        if (armor === undefined || !listHits(armor).includes(box.status)) return;
        markHit(box.part, toggledHit(ship.damage?.[box.part], box.status))(ship);
      };
    case 'block':
      return (ship) => spendEnergy('spentBlocks', crossed(ship.spentBlocks ?? 0, box.number))(ship);
    case 'space':
      return spendEnergy('spentUnits', box.number);
    case 'missile':
      return (ship) => {
        const pod = ship.pods[box.pod - 1];
        if (!pod) return;
        const printed = PODS[pod.type].missiles[box.type];
        const gone = crossed(printed - (pod.missiles?.[box.type] ?? printed), box.number);
        setMissiles(box.pod - 1, box.type, printed - gone)(ship);
      };
    case 'craft-status':
      return onCraft(box.craft, (pod) => hitCraft(pod, box));
    case 'craft-unit':
      return onCraft(box.craft, ({ spentUnits = 0 }) => ({
        spentUnits: crossed(spentUnits, box.number) || undefined,
      }));
    case 'craft-lost':
      return onCraft(box.craft, ({ lost }) => ({ lost: lost ? undefined : true }));
  }
}
