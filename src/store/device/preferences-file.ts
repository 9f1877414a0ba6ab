import { type ChosenPreferences, readChosen } from './preference-form.ts';
import { preferences, VERSION } from './preferences.ts';

/** What has been chosen on this device, as a plain object to be kept in a file. */
export interface ExportedPreferences extends ChosenPreferences {
  format: 'deltavee-preferences';
  version: number;
}

/** What has been chosen here, without which games are open and how far the lessons have come. */
export function exportPreferences(): ExportedPreferences {
  const { left, last, opening, idleTold, soundTold, newKeys, logShown, begun, learning, ...chosen } =
    preferences.getState();
  return { format: 'deltavee-preferences', version: VERSION, ...chosen };
}

/** What was chosen elsewhere, value by value; null if that is not what it is given. */
export function readExported(value: unknown): ChosenPreferences | null {
  const isOurs =
    typeof value === 'object' && value !== null && 'format' in value && value.format === 'deltavee-preferences';
  return isOurs ? readChosen(value) : null;
}
