/** The name of a file within a sentence: it may run from right to left, and turns no word around it. */
export const FileName = ({ name }: { name: string }) => <bdi>{name}</bdi>;

/** The same in a sentence that is only a text, between the signs that stand for it. */
export const fileNameText = (name: string): string => `\u2068${name}\u2069`;
