import { type CurrentRemoval } from '@estate/contracts/crm-removal';
import { type NamedProperty } from '@estate/contracts/named-property';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** The only document of `pending_removals`: vanished objects that wait for a person; its id is that of the sync's job. */
export interface PendingRemoval {
  _id: string;
  /** Names the list as a person sees it; it changes when the list grows. Lists of earlier versions have none. */
  list_id?: string;
  source?: CurrentRemoval['source'];
  created_at: Date;
  /** All objects that vanished. */
  ids: number[];
  /** The first of them by name. */
  named: NamedProperty[];
  /** How many objects catalog had then, with those that webhooks had removed. */
  present: number;
  /** How many webhooks had removed. A sync that replaces the list takes the number over, so that it counts until a person decides. */
  taken?: number;
}
export type PendingRemovalModel = Model<PendingRemoval>;

const schema = new Schema<PendingRemoval>(
  {
    _id: { type: String, required: true },
    list_id: String,
    source: String,
    created_at: { type: Date, required: true },
    ids: { type: [Number], required: true },
    named: { type: [{ _id: false, id: Number, title: String }], required: true },
    present: { type: Number, required: true },
    taken: Number,
  },
  { ...strictSchema, id: false, collection: 'pending_removals' },
);

export const pendingRemovalModel = { name: 'PendingRemoval', schema };
