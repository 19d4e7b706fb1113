import { type NamedProperty } from '@estate/contracts/named-property';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** The only document of `pending_removals`: vanished objects that wait for a person; its id is that of the sync's job. */
export interface PendingRemoval {
  _id: string;
  created_at: Date;
  /** All objects that the CRM's list left out. */
  ids: number[];
  /** The first of them by name. */
  named: NamedProperty[];
  /** How many objects catalog had then. */
  present: number;
}
export type PendingRemovalModel = Model<PendingRemoval>;

const schema = new Schema<PendingRemoval>(
  {
    _id: { type: String, required: true },
    created_at: { type: Date, required: true },
    ids: { type: [Number], required: true },
    named: { type: [{ _id: false, id: Number, title: String }], required: true },
    present: { type: Number, required: true },
  },
  { ...strictSchema, id: false, collection: 'pending_removals' },
);

export const pendingRemovalModel = { name: 'PendingRemoval', schema };
