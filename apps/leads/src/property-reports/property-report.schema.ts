import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/**
 * The report of a property for its proprietor. An ended report contains no personal data; it is kept for a year, so
 * that a request with its link gets the response `report-over`.
 */
export interface StoredReport {
  _id: string;
  property_id: number;
  /** Equal to `property_id` until the report is ended. Its unique index permits one active report per property. */
  active?: number;
  name?: string;
  email?: string;
  /** The token of the link is derived from this nonce and the secret with `secret_id` (report-tokens.ts). */
  nonce: string;
  secret_id: string;
  token_hash: string;
  /** Hashes of the tokens of replaced links, of which only the latest are kept. */
  former: string[];
  created_at: Date;
  /** The month that the last mail is about, e.g. `2026-10`. */
  last_month?: string;
  ended_at?: Date;
}
export type ReportModel = Model<StoredReport>;

const text = { type: String, required: true };

const schema = new Schema<StoredReport>(
  {
    _id: text,
    property_id: { type: Number, required: true },
    active: Number,
    name: String,
    email: String,
    nonce: text,
    secret_id: text,
    token_hash: text,
    former: { type: [String], required: true },
    created_at: { type: Date, required: true },
    last_month: String,
    ended_at: Date,
  },
  { ...strictSchema, collection: 'property_reports' },
)
  .index({ active: 1 }, { unique: true, sparse: true })
  .index({ token_hash: 1 }, { unique: true })
  .index({ former: 1 })
  .index({ ended_at: 1 }, { sparse: true });

export const reportModel = { name: 'PropertyReport', schema };
