import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fullSettings } from '../../src/game/entries.ts';
import { toRecord } from '../../src/game/record-file.ts';
import { lastError, noteError } from '../../src/store/device/last-error.ts';
import { faultReport, showReport } from '../../src/ui/table/dialogs/ReportFault.tsx';
import { ACTIONS, played, ROLLS, startOf } from '../fixtures/showdown.ts';

beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'a browser' }));

describe('a report of a fault', () => {
  const record = toRecord(played(startOf(ROLLS), ACTIONS), fullSettings({ names: ['Ann', 'Ben'] }));

  test('tells the last error without where the page came from', () => {
    const error = new Error('no hex at file:///home/ann/table.html');
    error.stack = 'Error\n    at draw (https://ann.example:8080/games/assets/index-abc.js:1:23)';
    noteError(error);
    expect(lastError()).toEqual({ message: 'no hex at table.html', stack: 'Error\n    at draw (index-abc.js:1:23)' });
    noteError('only words');
    expect(faultReport(null)).toMatchObject({ browser: 'a browser', error: { message: 'only words' }, record: null });
  });

  test('is shown whole, but for the record of a game with secrets', () => {
    const report = faultReport(record);
    expect(JSON.parse(showReport(report, false))).toEqual(JSON.parse(JSON.stringify(report)));
    const shown = showReport(report, true);
    expect(shown).toContain(`${ACTIONS.length} orders`);
    expect(shown).not.toContain('accelerate');
    expect(shown).not.toContain('seed');
    expect(shown).not.toContain('Ann');
  });
});
