import { type RemainingRecords } from '@estate/contracts/hashed-address';
import { erasingServices, type ErasedCounts, type ErasingService } from '@estate/contracts/leads/erasure';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

interface ErasurePart {
  /** Null until no record remains in the service; null again if staff order the erasure of the same person again. */
  confirmed_at: Date | null;
  erased: ErasedCounts;
  /** The records that remained after the last attempt; missing if none remained. */
  left?: RemainingRecords;
}

/** An erasure that staff have ordered; afterwards it is the proof. It identifies the person only by keyed hashes. */
export interface StoredErasure {
  _id: string;
  /** The id of the secret with which the hashes are made (auth-secrets.ts). */
  secret_id: string;
  /** Whose data are erased: `lead` for a single lead, missing for all data of a person. */
  subject?: 'lead';
  /** The hash of the e-mail address, telephone number or lead id with the key of this service (erasure-keys.ts). */
  address_hash: string;
  /** Equal to `address_hash` while the erasure runs. Its unique index permits only one running erasure per contact. */
  running?: string;
  /** The hash of the same string with the key of this erasure, for the other services. */
  hash: string;
  requested_at: Date;
  /** Leads received until this time are erased. A repeated order of the running erasure sets a later time. */
  until: Date;
  done_at: Date | null;
  /** When the leads were searched again, because a form could be stored after the first search. */
  rechecked_at: Date | null;
  /** When this erasure was last written to the list of erasures; null before. */
  listed_at: Date | null;
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
    secret_id: { type: String, required: true },
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
