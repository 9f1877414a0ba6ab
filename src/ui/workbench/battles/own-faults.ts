import { SCENARIOS } from '../../../scenarios/index.ts';
import type { Battle } from '../../../workbench/battles/battle.ts';
import { type BattleFault, battleFaults } from '../../../workbench/battles/faults.ts';

const TAKEN = SCENARIOS.map(({ id }) => id);

/** What is wrong with a battle of one's own, which stands beside the booklet's and may not have the name of one of them. */
export const ownFaults = (battle: Battle): BattleFault[] => battleFaults(battle, TAKEN);
