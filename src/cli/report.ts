import { parseRecord, startRecord } from '../engine/index.ts';
import { fullSettings } from '../game/entries.ts';
import { gameAt, replay } from '../game/history.ts';
import { battleReport, mayReport, reportDocument } from '../report/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { FACES, PAPER_SIZES } from '../sheet/paper/index.ts';
import { rejectionText } from '../words/index.ts';
import { recordCodes, takeAddress } from './codes.ts';
import { fontFaces, takeChoice } from './logs.ts';
import { InputRefused, malformed, noMore, readInput, sound } from './output.ts';

/** The report of a recorded battle as one HTML document. */
export function reportText(words: string[]): string {
  const paper = takeChoice(words, '--paper', PAPER_SIZES) ?? 'a4';
  const address = takeAddress(words);
  const file = words.shift();
  noMore(words);
  const text = readInput(file);
  const record = sound(parseRecord(text));
  const { history, refused } = replay(sound(startRecord(record, findScenario)), record.actions);
  if (refused) {
    const { at, rejection } = refused;
    throw new InputRefused({ ok: false, at, rule: rejection.rule, message: rejectionText(rejection) });
  }
  const settings = fullSettings(record.table);
  if (!mayReport(history, settings))
    throw malformed('the players have secrets from each other until the game is over', 'R10.0b');
  const faces = fontFaces([...Object.values(FACES), { ...FACES.text, weight: 600 }]);
  const codes = recordCodes(text, gameAt(history), address);
  return reportDocument(battleReport(history, settings, codes), paper, faces);
}

/** Prints the report of a recorded battle. */
export function report(words: string[]): number {
  process.stdout.write(reportText(words));
  return 0;
}
