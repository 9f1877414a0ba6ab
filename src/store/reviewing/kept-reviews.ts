import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { type GameRecord, hashText } from '../../engine/index.ts';
import { openDeviceDatabase } from '../device/database.ts';
import { momentNow } from '../device/moment.ts';
import { answered } from '../saved/game-storage.ts';
import type { Reviewed } from './reviewer.ts';

interface KeptReview {
  key: string;
  touched: number;
  reviewed: Reviewed;
}

interface ReviewsSchema extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

/** Raised when a review comes to other figures than before: then what is kept is reckoned anew. */
const EDITION = 4;
/** Of so many games the reviews are kept, those looked at last. */
const MOST = 40;

/** Reviews lie apart from the games, so that one that came in a link has its own too: they can be reckoned anew. */
const withDatabase = openDeviceDatabase<ReviewsSchema>({
  name: 'deltavee-reviews',
  steps: [(db) => void db.createObjectStore('reviews', { keyPath: 'key' })],
  isFinal: () => false,
});

/** A game by all that its review depends on: a game that goes on is another one. */
export function reviewKey({ scenario, rulings, dice, actions, table }: GameRecord): string {
  const text = JSON.stringify([scenario, rulings, dice, actions, table?.logs]);
  return [EDITION, text.length, hashText(text), hashText(`${text} again`)].join('-');
}

const ChanceForm = v.object({ win: v.number(), draw: v.number(), loss: v.number() });
const PairForm = v.object({ 1: v.number(), 2: v.number() });
const KeptForm = v.object({
  review: v.looseObject({
    start: v.number(),
    end: v.number(),
    curve: v.array(ChanceForm),
    moments: v.array(
      v.looseObject({
        at: v.number(),
        turn: v.number(),
        phase: v.string(),
        player: v.picklist([1, 2]),
        kind: v.picklist(['luck', 'decision']),
        difference: v.number(),
        interval: v.nullable(v.tuple([v.number(), v.number()])),
      }),
    ),
    sums: v.object({ luck: PairForm, decisions: PairForm, rest: v.number() }),
  }),
  ways: v.record(v.string(), v.array(v.looseObject({ id: v.string() }))),
});

const isReviewed = (value: unknown): value is Reviewed => v.is(KeptForm, value);

/** The review of a game as it was left; null where there is none, or it is damaged. */
export async function keptReview(record: GameRecord): Promise<Reviewed | null> {
  const kept = await answered(withDatabase((db) => db.get('reviews', reviewKey(record)))).catch(() => undefined);
  const reviewed: unknown = kept?.reviewed;
  return isReviewed(reviewed) ? reviewed : null;
}

/** Keeps the review of a game; a browser that cannot will have it reckoned again. */
export async function keepReview(record: GameRecord, reviewed: Reviewed): Promise<void> {
  const write = withDatabase(async (db) => {
    await db.put('reviews', { key: reviewKey(record), touched: momentNow(), reviewed });
    const all = await db.getAll('reviews');
    const old = all.sort((a, b) => b.touched - a.touched).slice(MOST);
    await Promise.all(old.map(({ key }) => db.delete('reviews', key)));
  });
  await answered(write).catch(() => undefined);
}
