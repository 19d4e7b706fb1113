import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

export interface Person {
  id: string;
  name: string;
}
/** Words of a section by the names of its fields. */
export type SectionWords = Readonly<Record<string, unknown>>;

/**
 * A document of `content_drafts`: the draft of a section. It stays when the draft ends, without words, because a
 * revision that began at 1 again would let a person with an old page overwrite a newer draft.
 */
export interface StoredDraft {
  /** The key of the section. */
  _id: string;
  /** What the RPC contracts call `revision`. */
  version: number;
  words: SectionWords | null;
  saved_at: Date;
  saved_by: Person;
  /** When the draft is published by itself, and who ordered it. */
  publish_at: Date | null;
  publish_by: Person | null;
  /** When a publication at a later moment found faults. */
  failed_at: Date | null;
}
export type DraftModel = Model<StoredDraft>;

export const personSchema = new Schema<Person>(
  { id: { type: String, required: true }, name: { type: String, required: true } },
  { ...strictSchema, _id: false },
);

const schema = new Schema<StoredDraft>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    words: { type: Schema.Types.Mixed, default: null },
    saved_at: { type: Date, required: true },
    saved_by: { type: personSchema, required: true },
    publish_at: { type: Date, default: null },
    publish_by: { type: personSchema, default: null },
    failed_at: { type: Date, default: null },
  },
  { ...strictSchema, collection: 'content_drafts', minimize: false },
).index({ publish_at: 1 });

export const draftModel = { name: 'Draft', schema };
