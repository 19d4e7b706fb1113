import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** The only document of `removal_windows`: what webhooks have removed since the window began. */
export interface RemovalWindow {
  _id: 'webhooks';
  until: Date;
  /** How many objects catalog had when the window began. */
  present: number;
  taken: number;
}
export type RemovalWindowModel = Model<RemovalWindow>;

const schema = new Schema<RemovalWindow>(
  {
    _id: { type: String, required: true },
    until: { type: Date, required: true },
    present: { type: Number, required: true },
    taken: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'removal_windows' },
);

export const removalWindowModel = { name: 'RemovalWindow', schema };
