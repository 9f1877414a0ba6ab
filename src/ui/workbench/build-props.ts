import type { BuiltShip } from '../../engine/index.ts';
import type { ShipDesign } from '../../workbench/ships/design.ts';
import type { ShipRecipe } from '../../workbench/ships/edit.ts';

/** A ship that is built or changed: one of the hangar, or one of a battle. */
export interface BuildProps {
  ship: BuiltShip & Pick<ShipDesign, 'prices'>;
  /** Changes with the same `as` are one for anybody who takes them back. */
  change: (recipe: ShipRecipe, as?: string) => void;
}
