import { erasureReplaysCollection, type ListedErasure } from '@estate/contracts/leads/erasure-list';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/** An erasure that took place after the restored backup was made. The restore stores it here; leads then repeats it. */
type ErasureReplay = Omit<ListedErasure, 'id'> & { _id: string };
type ErasureReplayModel = Model<ErasureReplay>;

const text = { type: String, required: true };
const schema = new Schema<ErasureReplay>(
  {
    _id: text,
    secret_id: text,
    subject: String,
    address_hash: text,
    hash: text,
    requested_at: text,
    until: text,
  },
  { ...strictSchema, collection: erasureReplaysCollection },
);

export const erasureReplayModel = { name: 'ErasureReplay', schema };

const perRound = 500;

@Injectable()
export class ErasureReplays {
  constructor(@InjectModel(erasureReplayModel.name) private readonly replays: ErasureReplayModel) {}

  async waiting(): Promise<ListedErasure[]> {
    const found = await this.replays.find().limit(perRound).lean();
    return found.map(({ _id: id, ...rest }) => ({ id, ...rest }));
  }

  async end({ id }: ListedErasure): Promise<void> {
    await this.replays.deleteOne({ _id: id });
  }
}
