import { plainLine } from '../../engine/index.ts';

/** A mail, but for whom it goes to. */
export interface Letter {
  subject: string;
  text: string;
}

/** What stands in every mail: the table, the address of the server's page, and the word that ends all mails. */
interface Common {
  page: string;
  table: string;
  word: string;
}

const endLine = ({ page, table, word }: Common): string =>
  `No more mails about this table: ${page}#/mail/${table}/${word}/end`;

/** Asks whether mails are wanted at all: anybody can write down anybody's address. */
export const confirmLetter = (common: Common): Letter => ({
  subject: 'DeltaVee: shall we mail you when it is your turn?',
  text: `Somebody, you we hope, has asked for a mail at this address whenever it is their turn at a table of DeltaVee.

If it was you: ${common.page}#/mail/${common.table}/${common.word}/confirm

If not, you need do nothing, and no other mail comes. ${endLine(common)}
`,
});

/** Whether a text that somebody has chosen could be taken for the address of something. */
const isLikeAnAddress = (text: string): boolean => /[/:@\\]|\.\S/.test(text);

/** What a player has called themselves, or a battle, where that leads nowhere: in a mail every address becomes a link. */
export const safeIn = (text: string, instead: string): string =>
  text === '' || isLikeAnAddress(text) ? instead : plainLine(text);

/** Says that the other waits. The link opens the seat on any device, once and for a day. */
export const turnLetter = (
  common: Common,
  { title, turn, other, invitation }: { title: string; turn: number; other: string; invitation: string },
): Letter => ({
  subject: `DeltaVee: it is your turn in ${title}`,
  text: `It is your turn in ${title}, Game-Turn ${turn}, against ${other}.

To the table, where you sit already: ${common.page}#/table/${common.table}
From another device, once and for a day; the link is your seat, so pass it on to nobody:
${common.page}#/take/${common.table}/${invitation}/mine

${endLine(common)}
`,
});
