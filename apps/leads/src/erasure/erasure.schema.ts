import { type LeftRecords } from '@estate/contracts/hashed-address';
import { erasingServices, type ErasedCounts, type ErasingService } from '@estate/contracts/leads/erasure';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

export interface ErasurePart {
  /** Null while the service has to erase, or to erase again. */
  confirmed_at: Date | null;
  erased: ErasedCounts;
  /** What the last try left; missing where it left nothing. */
  left?: LeftRecords;
}

/** The order and the proof of an erasure. It names the person by keyed hashes alone. */
export interface StoredErasure {
  _id: string;
  /** The secret that the hashes were made with (auth-secrets.ts); missing in those of earlier versions. */
  secret_id?: string;
  /** Missing where it is a person. */
  subject?: 'lead';
  /** Of the address, the telephone number or the id of the lead, under the key of this service. */
  address_hash: string;
  /** The same as `address_hash` while the erasure runs, so that a person has one running erasure at most. */
  running?: string;
  /** Of the same, under the key of this erasure; other services get it. */
  hash: string;
  requested_at: Date;
  /** Leads received until then are erased; a later order for the same address moves it. */
  until: Date;
  done_at: Date | null;
  /** When leads were looked through once more for forms that were on their way. */
  rechecked_at: Date | null;
  /** When the present order was written to the list of erasures; missing in those of earlier versions. */
  listed_at?: Date | null;
  parts: Record<ErasingService, ErasurePart>;
}
export type ErasureModel = Model<StoredErasure>;

const part = new Schema<ErasurePart>(
  {
    confirmed_at: { type: Date, default: null },
    erased: { type: Schema.Types.Mixed, required: true },
    left: Schema.Types.Mixed,
  },
  { _id: false, id: false, minimize: false },
);

const schema = new Schema(
  {
    _id: { type: String, required: true },
    secret_id: String,
    subject: String,
    address_hash: { type: String, required: true },
    running: String,
    hash: { type: String, required: true },
    requested_at: { type: Date, required: true },
    until: { type: Date, required: true },
    done_at: { type: Date, default: null },
    rechecked_at: { type: Date, default: null },
    listed_at: { type: Date, default: null },
    parts: Object.fromEntries(erasingServices.map((service) => [service, { type: part, required: true }])),
  },
  { ...strictSchema, minimize: false, collection: 'erasures' },
)
  .index({ running: 1 }, { unique: true, sparse: true })
  .index({ address_hash: 1, until: -1 })
  .index({ rechecked_at: 1, until: 1 })
  .index({ listed_at: 1, requested_at: 1 })
  .index({ requested_at: -1, _id: -1 });

export const erasureModel = { name: 'Erasure', schema };
