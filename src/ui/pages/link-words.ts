import type { Unpacked } from '../../store/device/link.ts';

type LinkTrouble = Extract<Unpacked, { ok: false }>['why'];

const TROUBLES: Readonly<Record<LinkTrouble, string>> = {
  newer: 'This link was made by a newer version of the program, which this one cannot read.',
  damaged: 'Nothing can be read from this link: it was cut short or changed on its way.',
  'too-large': 'This link is larger than any that this program makes, and was not opened. Ask for a file instead.',
};

/** Why a link could not be opened, in a sentence. */
export const linkTroubleText = (why: LinkTrouble): string => TROUBLES[why];
