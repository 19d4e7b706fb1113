import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** One record with the ids of admins who have a password. `user_roles` stays authoritative; see AdminGuard. */
export interface ActiveAdmins {
  _id: string;
  ids: string[];
}
export type ActiveAdminsModel = Model<ActiveAdmins>;

const schema = new Schema<ActiveAdmins>(
  { _id: { type: String, required: true }, ids: { type: [String], required: true } },
  { ...strictSchema, collection: 'active_admins' },
);

export const activeAdminsModel = { name: 'ActiveAdmins', schema };
