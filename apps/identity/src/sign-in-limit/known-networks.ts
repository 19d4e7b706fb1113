import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '../clock/clock.ts';
import { upserting } from '../upsert.ts';
import { knownNetworkModel, type KnownNetworkModel } from './known-network.schema.ts';
import { SignInKeys } from './sign-in-keys.ts';

/** The number of networks kept per account; the latest are kept. */
export const maxKnown = 20;
const keptMs = 365 * 24 * 3_600 * 1_000;

/** The networks from which an account has signed in, as keyed hashes. */
@Injectable()
export class KnownNetworks {
  constructor(
    @InjectModel(knownNetworkModel.name) private readonly known: KnownNetworkModel,
    private readonly keys: SignInKeys,
    private readonly clock: Clock,
  ) {}

  /** `account` and `network` are keys of sign-in-keys.ts. */
  async has(account: string, network: string): Promise<boolean> {
    const found = await this.known.findById(this.keys.together(account, network)).lean();
    return found !== null && found.expires_at.getTime() > this.clock.now();
  }

  async remember(account: string, network: string): Promise<void> {
    await upserting(() =>
      this.known.updateOne(
        { _id: this.keys.together(account, network) },
        { $set: { account, expires_at: new Date(this.clock.now() + keptMs) } },
        { upsert: true },
      ),
    );
    const tooMany = await this.known
      .find({ account }, { _id: 1 })
      .sort({ expires_at: -1 })
      .skip(maxKnown)
      .lean();
    if (tooMany.length > 0) await this.known.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
  }
}
