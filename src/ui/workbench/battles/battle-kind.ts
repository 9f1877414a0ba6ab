import { SCENARIOS } from '../../../scenarios/index.ts';
import { battles } from '../../../store/workbench/battles.ts';
import type { Battle } from '../../../workbench/battles/battle.ts';
import { type BattleFault, battleFaults } from '../../../workbench/battles/faults.ts';
import { battleFileName, readBattle, writeBattle } from '../../../workbench/battles/file.ts';
import type { WorkKind } from '../work-kind.ts';

const BOOKLET = SCENARIOS.map(({ id }) => id);

/** What is wrong with a battle of one's own, which stands beside the booklet's and may not have the name of one of them. */
export const ownBattleFaults = (battle: Battle): BattleFault[] => battleFaults(battle, BOOKLET);

/** The battles of one's own. */
export const BATTLES: WorkKind<Battle> = {
  part: 'battle',
  title: 'Battles of your own',
  storage: battles,
  deleted: new Map(),
  nameOf: ({ id }) => id,
  named: (battle, id) => ({ ...battle, id }),
  countFaults: (battle) => ownBattleFaults(battle).filter(({ weight }) => weight === 'fault').length,
  read: (file) => {
    const read = readBattle(file);
    return read.ok ? { ok: true, value: [read.value] } : read;
  },
  write: writeBattle,
  fileName: ({ id }) => battleFileName(id),
  mustBeSound: false,
};
