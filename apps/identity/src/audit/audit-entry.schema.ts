import { createHash } from 'node:crypto';
import { type AuditChange } from '@estate/contracts/identity/audit';
import { Schema, type Model, Types } from 'mongoose';

/**
 * An audit entry: actor, action and target. It is never changed, except that equal refusals and sign-ins share a counted
 * entry. It holds ids instead of e-mail addresses, so that a removed account leaves none behind.
 */
export interface AuditEntry {
  /** Null if nobody was signed in: the caller, or whoever ran `npm run staff`. */
  user_id: string | null;
  action: string;
  target: string | null;
  /** Missing in entries of earlier versions, which kept the request in `details.body`. */
  changes?: AuditChange[];
  /** The problem's code if the action was refused. */
  refused?: string | null;
  /** How often it was refused, or how many sign-ins the entry stands for. */
  count?: number;
  /** Counts of failed sign-ins. */
  details?: Record<string, unknown>;
  created_at: Date;
  /** Missing in entries of earlier versions; AuditRetention removes these by age. */
  expires_at?: Date;
}
export type AuditEntryModel = Model<AuditEntry>;

const day = 24 * 3_600 * 1_000;
/** Actions of staff are kept for two years. */
export const retentionMs = 730 * day;
/** Entries that callers can cause without changing anything are kept for 90 days. */
export const refusalRetentionMs = 90 * day;
export const signInRetentionMs = 90 * day;

const schema = new Schema<AuditEntry>(
  {
    user_id: { type: String, default: null },
    action: { type: String, required: true },
    target: { type: String, default: null },
    changes: { type: [Schema.Types.Mixed], default: undefined },
    refused: String,
    count: Number,
    details: { type: Schema.Types.Mixed, default: {} },
    created_at: { type: Date, required: true, default: () => new Date() },
    expires_at: Date,
  },
  { collection: 'audit_entries', versionKey: false, minimize: false },
)
  .index({ created_at: -1, _id: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const auditEntryModel = { name: 'AuditEntry', schema };

const quarterHourMs = 15 * 60 * 1_000;

/** The beginning of the quarter hour in which equal entries are counted together. */
export const quarterHourOf = (ms: number): Date => new Date(Math.floor(ms / quarterHourMs) * quarterHourMs);

/** A hash as id, so that all copies count in the same entry without another index. */
export const sharedEntryId = (parts: readonly unknown[]): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24));
