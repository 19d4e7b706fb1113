import { Schema, type Model } from 'mongoose';

/** An audit entry: actor, action and target. It is never changed, except that failed sign-ins share a counted entry. */
export interface AuditEntry {
  /** Null if the caller was not signed in. */
  user_id: string | null;
  action: string;
  target: string | null;
  details: Record<string, unknown>;
  created_at: Date;
  /** Set for entries caused by anonymous callers, so that these entries expire. */
  expires_at?: Date;
}
export type AuditEntryModel = Model<AuditEntry>;

const schema = new Schema<AuditEntry>(
  {
    user_id: { type: String, default: null },
    action: { type: String, required: true },
    target: { type: String, default: null },
    details: { type: Schema.Types.Mixed, default: {} },
    created_at: { type: Date, required: true, default: () => new Date() },
    expires_at: Date,
  },
  { collection: 'audit_entries', versionKey: false, minimize: false },
)
  .index({ created_at: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const auditEntryModel = { name: 'AuditEntry', schema };
