import { type NamedJob } from '@estate/contracts/jobs';
import { type HistoryItem } from '@estate/contracts/catalog/property-history';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `property_history`: the changes of one write of a property. */
export interface HistoryEntry extends Pick<HistoryItem, 'source' | 'changes'> {
  property_id: number;
  created_at: Date;
  /** The name of the member of staff who made the changes; null for imports and updates from the CRM. */
  by: string | null;
  /** The job that made the changes; missing for changes by staff. */
  job?: NamedJob | undefined;
}
export type HistoryEntryModel = Model<HistoryEntry>;

export const retentionMs = 365 * 24 * 60 * 60 * 1000;

const text = { type: String, default: null };
const change = new Schema(
  { field: { type: String, required: true }, before: text, after: text },
  { ...strictSchema, _id: false },
);
const schema = new Schema<HistoryEntry>(
  {
    property_id: { type: Number, required: true },
    created_at: { type: Date, required: true },
    source: { type: String, required: true },
    by: text,
    job: { type: { id: String, kind: String }, _id: false },
    changes: { type: [change], required: true },
  },
  { ...strictSchema, collection: 'property_history' },
);
schema.index({ property_id: 1, created_at: -1, _id: -1 });
schema.index({ created_at: -1, _id: -1 });

export const historyEntryModel = { name: 'HistoryEntry', schema };
