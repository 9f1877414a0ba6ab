const SPELLED = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A number in a sentence: small ones as words. */
export const spelled = (number: number): string => SPELLED[number] ?? String(number);

/** `two missiles`. */
export const numbered = (number: number, one: string): string => `${spelled(number)} ${one}${number === 1 ? '' : 's'}`;
