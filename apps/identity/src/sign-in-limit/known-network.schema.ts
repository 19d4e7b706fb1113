import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A network from which the account has signed in; both are keyed hashes. */
export interface KnownNetwork {
  _id: string;
  /** Key of the account. */
  account: string;
  expires_at: Date;
}
export type KnownNetworkModel = Model<KnownNetwork>;

const schema = new Schema<KnownNetwork>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'known_networks' },
)
  .index({ account: 1, expires_at: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const knownNetworkModel = { name: 'KnownNetwork', schema };
