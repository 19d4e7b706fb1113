import { createHash } from 'node:crypto';
import { type AuditChange } from '@estate/contracts/identity/audit-facts';
import { Schema, type Model, Types } from 'mongoose';

/**
 * An entry of the audit log: who did what to which target. Entries are never changed, except those that count equal
 * refusals or sign-ins. They contain ids of accounts instead of e-mail addresses, so that no address of a removed
 * account remains.
 */
export interface AuditEntry {
  /** Id of the acting account; null if nobody was signed in, as for `npm run staff`. */
  user_id: string | null;
  action: string;
  target: string | null;
  /** Missing in entries about failed sign-ins. */
  changes?: AuditChange[];
  /** The problem's code if the action was refused. */
  refused?: string | null;
  /** The number of equal refusals or sign-ins that this entry counts. */
  count?: number;
  /** The numbers of failed sign-ins (failed-sign-ins.ts). */
  details?: { count?: number; refused?: number; [other: string]: unknown };
  created_at: Date;
  /** A TTL index deletes the entry at this time. */
  expires_at: Date;
}
export type AuditEntryModel = Model<AuditEntry>;

const day = 24 * 3_600 * 1_000;
/** Actions of staff are kept for two years. */
export const retentionMs = 730 * day;
/** Entries about refused actions, which change nothing and which callers can cause in large numbers: 90 days. */
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
    expires_at: { type: Date, required: true },
  },
  { collection: 'audit_entries', versionKey: false, minimize: false },
)
  .index({ created_at: -1, _id: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const auditEntryModel = { name: 'AuditEntry', schema };

const quarterHourMs = 15 * 60 * 1_000;

/** The beginning of the quarter hour of a time in ms. Equal events within a quarter hour share one entry. */
export const quarterHourOf = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / quarterHourMs) * quarterHourMs);

/**
 * The id of an entry that counts equal events: a hash of their properties, so that all instances of the service upsert
 * the same entry.
 */
export const sharedEntryId = (parts: readonly unknown[]): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24));
