import { Schema } from 'mongoose';

/** Who did what to what; written once, never changed. */
export interface AuditEntry {
  user_id: string;
  action: string;
  target: string | null;
  details: Record<string, unknown>;
  created_at: Date;
}

export const auditEntrySchema = new Schema<AuditEntry>(
  {
    user_id: { type: String, required: true },
    action: { type: String, required: true },
    target: { type: String, default: null },
    details: { type: Schema.Types.Mixed, default: {} },
    created_at: { type: Date, required: true, default: () => new Date() },
  },
  { collection: 'audit_entries', versionKey: false, minimize: false },
);
auditEntrySchema.index({ created_at: -1 });
