/** The groups of what can be found, in the order in which they stand. */
export const GROUPS = ['Orders', 'Not possible now', 'Units', 'Actions', 'On this page', 'Handbook'] as const;

/** Something that can be found, and done. */
export interface Find {
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  /** What it leads to, or why it is not possible. */
  note?: string;
  /** What it costs. */
  cost?: string | null;
  /** The key for it. */
  hint?: string | null;
  /** The case of the rules that it is, or by which it is refused. */
  rule?: string;
  /** What is said when it is chosen though it is not possible. */
  refusal?: string;
  run: () => void;
}

/** Whether every word that was typed begins a word of a text. */
export function answers(typed: string, text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}?]+/u);
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}?]+/u)
    .filter(Boolean)
    .every((one) => words.some((word) => word.startsWith(one)));
}
