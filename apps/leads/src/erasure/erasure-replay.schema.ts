import { erasureReplaysCollection, type ListedErasure } from '@estate/contracts/erasure-list';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** An erasure that a restore leaves to be repeated. */
export type ErasureReplay = Omit<ListedErasure, 'id'> & { _id: string };
export type ErasureReplayModel = Model<ErasureReplay>;

const text = { type: String, required: true };
const schema = new Schema<ErasureReplay>(
  { _id: text, secret_id: String, address_hash: text, hash: text, requested_at: text, until: text },
  { ...strictSchema, collection: erasureReplaysCollection },
);

export const erasureReplayModel = { name: 'ErasureReplay', schema };
