import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';
import { personSchema, type Person, type SectionWords } from './draft.schema.ts';

/** A consent with the version that a lead stores. */
export interface Consent {
  version: string;
  text: string;
}

/** A document of `content_versions`: words of a section as they were published. Never changed. */
export interface StoredVersion {
  section: string;
  /** Counted from 1 within a section. The unique index lets one of two publishers at once succeed. */
  number: number;
  words: SectionWords;
  published_at: Date;
  published_by: Person;
  /** The consents whose text began with this version. */
  consents: Consent[];
}
export type VersionModel = Model<StoredVersion>;

const consent = new Schema<Consent>(
  { version: { type: String, required: true }, text: { type: String, required: true } },
  { ...strictSchema, _id: false },
);
const schema = new Schema<StoredVersion>(
  {
    section: { type: String, required: true },
    number: { type: Number, required: true },
    words: { type: Schema.Types.Mixed, required: true },
    published_at: { type: Date, required: true },
    published_by: { type: personSchema, required: true },
    consents: { type: [consent], default: [] },
  },
  { ...strictSchema, collection: 'content_versions', minimize: false },
)
  .index({ section: 1, number: -1 }, { unique: true })
  .index({ 'consents.version': 1 });

export const versionModel = { name: 'Version', schema };
