import { retryUpsert, strictSchema } from '@estate/server-kit/stores/mongo';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { SignInKeys } from './sign-in-keys.ts';

/** A network from which an account has signed in. `_id` is a keyed hash of both. */
interface KnownNetwork {
  _id: string;
  account: string;
  expires_at: Date;
}
type KnownNetworkModel = Model<KnownNetwork>;

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

/** The maximum number of networks per account; the oldest ones above it are deleted. */
const maxNetworks = 20;
const retentionMs = 365 * 24 * 3_600 * 1_000;

/** The networks from which an account has signed in, as keyed hashes. */
@Injectable()
export class KnownNetworks {
  constructor(
    @InjectModel(knownNetworkModel.name) private readonly networks: KnownNetworkModel,
    private readonly keys: SignInKeys,
    private readonly clock: Clock,
  ) {}

  /** Whether the account has signed in from the network. Both are given as keyed hashes (sign-in-keys.ts). */
  async has(account: string, network: string): Promise<boolean> {
    const found = await this.networks.findById(this.keys.together(account, network)).lean();
    return found !== null && found.expires_at > this.clock.now();
  }

  async remember(account: string, network: string): Promise<void> {
    await retryUpsert(() =>
      this.networks.updateOne(
        { _id: this.keys.together(account, network) },
        { $set: { account, expires_at: addMilliseconds(this.clock.now(), retentionMs) } },
        { upsert: true },
      ),
    );
    const tooMany = await this.networks
      .find({ account }, { _id: 1 })
      .sort({ expires_at: -1 })
      .skip(maxNetworks)
      .lean();
    if (tooMany.length > 0) await this.networks.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
  }
}
