import { type ListedErasure } from '@estate/contracts/erasure-list';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { erasureReplayModel, type ErasureReplayModel } from './erasure-replay.schema.ts';

const perRound = 500;

/** What a restore left to be repeated. */
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
