import { type LeftRecords } from '@estate/contracts/hashed-address';
import { erasingServices, type ErasedCounts, type ErasingService } from '@estate/contracts/leads/erasure';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

export interface ErasurePart {
  /** Null until the service has erased all its records; null again after a repeated order. */
  confirmed_at: Date | null;
  erased: ErasedCounts;
  /** The records that remained after the last attempt; missing if none remained. */
  left?: LeftRecords;
}

/** An order of erasure, which later serves as its proof. It identifies the person only by keyed hashes. */
export interface StoredErasure {
  _id: string;
  /** The id of the secret of the hashes (auth-secrets.ts); missing in erasures of earlier releases. */
  secret_id?: string;
  /** Missing if a person is erased. */
  subject?: 'lead';
  /** The hash of the e-mail address, telephone number or lead id under the key of this service. */
  address_hash: string;
  /** Equal to `address_hash` while the erasure runs. Its unique index permits only one running erasure per contact. */
  running?: string;
  /** The hash of the same string under the key of this erasure, for the other services. */
  hash: string;
  requested_at: Date;
  /** Leads received until this time are erased. A repeated order for the same address sets a later time. */
  until: Date;
  done_at: Date | null;
  /** When leads were searched a second time, for forms that were not stored yet at the first search. */
  rechecked_at: Date | null;
  /** When the last order was written to the list of erasures; missing in erasures of earlier releases. */
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
