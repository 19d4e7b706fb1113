import { Schema, type Model } from 'mongoose';

/** Who did what to what; written once, never changed, except that failed sign-ins are counted in one entry. */
export interface AuditEntry {
  /** Null where nobody was signed in. */
  user_id: string | null;
  action: string;
  target: string | null;
  details: Record<string, unknown>;
  created_at: Date;
  /** What strangers cause does not stay for ever. */
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
