import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/** What staff wrote to everybody whose search orders match a property. It names no recipient. */
export interface SearchLetter {
  /** Chosen by the client, so that a repeated request is recognised. */
  _id: string;
  property: number;
  /** The day in Hamburg. There is one letter about a property on a day. */
  day: string;
  subject: string;
  text: string;
  /** The account that wrote it, and the broker of the website that it is. */
  by: { id: string; name: string };
  broker: string | null;
  /** Whether the property was not online yet. */
  is_early: boolean;
  /** Whether its mails have a link to the exposé. */
  with_expose: boolean;
  ordered_at: Date;
  /** `open` until its mails are in the outbox, of which there are `people`. */
  state: 'open' | 'ordered';
  people: number | null;
}
export type SearchLetterModel = Model<SearchLetter>;

const schema = new Schema<SearchLetter>(
  {
    _id: { type: String, required: true },
    property: { type: Number, required: true },
    day: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    by: { id: { type: String, required: true }, name: { type: String, required: true } },
    broker: { type: String, default: null },
    is_early: { type: Boolean, required: true },
    with_expose: { type: Boolean, required: true },
    ordered_at: { type: Date, required: true },
    state: { type: String, required: true },
    people: { type: Number, default: null },
  },
  { ...strictSchema, collection: 'search_letters' },
)
  .index({ property: 1, day: 1 }, { unique: true })
  .index({ state: 1 })
  .index({ ordered_at: 1 });

export const searchLetterModel = { name: 'SearchLetter', schema };

/** The beginning of the key of each mail of a letter to everybody. */
export const letterPrefix = 'search-letter.';

/** The key of the mail of a letter to a person; without a person the beginning of the keys of its mails. */
export const letterKey = (letter: string, subscriber = ''): string =>
  `${letterPrefix}${letter}.${subscriber}`;
