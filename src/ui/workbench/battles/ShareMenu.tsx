import type { Battle } from '../../../workbench/battles/battle.ts';
import { battleFileName, writeBattle } from '../../../workbench/battles/file.ts';
import { Button } from '../../elements/Button.tsx';
import { saveText } from '../../elements/save-text.ts';

/** The ways in which a battle leaves this device. */
export function ShareMenu({ battle }: { battle: Battle }) {
  return <Button onClick={() => saveText(battleFileName(battle.id), writeBattle(battle))}>Save as a file</Button>;
}
