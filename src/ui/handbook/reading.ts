import { addressOf, findPlace, type HandbookPlace, PLACES } from '../../handbook/index.ts';

/** A place under which nothing is told by itself: a ruling is told with its case. */
const isPage = ({ kind }: HandbookPlace): boolean => kind !== 'ruling';

const PAGES = PLACES.filter(isPage);

/** The page on which a place is told. */
export function pageOf(place: HandbookPlace): HandbookPlace {
  if (place.kind !== 'ruling') return place;
  const { of } = place;
  return PAGES.find(({ entry }) => entry === of) ?? place;
}

/** The pages before and after one, as one reads on: the chapters with their cases, the scenarios; the terms by themselves. */
export function neighboursOf(place: HandbookPlace): { before: HandbookPlace | null; after: HandbookPlace | null } {
  const page = pageOf(place);
  const list = PAGES.filter(({ kind }) => (kind === 'term') === (page.kind === 'term'));
  const nth = list.findIndex((one) => addressOf(one) === addressOf(page));
  return { before: list[nth - 1] ?? null, after: list[nth + 1] ?? null };
}

/** `8.4 On one line, or side by side`. */
export const placeTitle = ({ kind, entry }: HandbookPlace): string =>
  kind === 'case' || kind === 'ruling' ? `${entry.id} ${entry.title}` : entry.title;

/** The name of the page at this address, for a link that leads to it. */
export const titleAt = (address: string): string => {
  const place = findPlace(address);
  return place ? placeTitle(place) : address;
};
