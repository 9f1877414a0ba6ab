import { useMemo, useState } from 'react';

/** What somebody does with the handbook: it stays when the handbook is drawn elsewhere. */
export interface Reader {
  /** The text in the field of the search. */
  query: string;
  search: (query: string) => void;
  /** Whether it is about to be printed. */
  isPrinting: boolean;
  print: (open: boolean) => void;
}

export function useReader(): Reader {
  const [query, search] = useState('');
  const [isPrinting, print] = useState(false);
  return useMemo(() => ({ query, search, isPrinting, print }), [query, isPrinting]);
}
