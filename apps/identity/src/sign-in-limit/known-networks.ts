import { strictSchema } from '@estate/server-kit/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import { upserting } from '../upsert.ts';
import { type SignInKeys } from './sign-in-keys.ts';

interface KnownNetwork {
  _id: string;
  /** Key of the account. */
  account: string;
  expires_at: Date;
}

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

/** Networks that an account remembers, the latest of them. */
export const mostKnown = 20;
const keptMs = 365 * 24 * 3_600 * 1_000;

/** From which networks an account has been signed in to, as keyed hashes. */
export class KnownNetworks {
  private readonly known: Model<KnownNetwork>;

  constructor(
    connection: Connection,
    private readonly keys: SignInKeys,
    private readonly now: () => number,
  ) {
    this.known = connection.model<KnownNetwork>('KnownNetwork', schema);
  }

  /** `account` and `network` are keys of sign-in-keys.ts. */
  async has(account: string, network: string): Promise<boolean> {
    const found = await this.known.findById(this.keys.together(account, network)).lean();
    return found !== null && found.expires_at.getTime() > this.now();
  }

  async remember(account: string, network: string): Promise<void> {
    await upserting(() =>
      this.known.updateOne(
        { _id: this.keys.together(account, network) },
        { $set: { account, expires_at: new Date(this.now() + keptMs) } },
        { upsert: true },
      ),
    );
    const tooMany = await this.known
      .find({ account }, { _id: 1 })
      .sort({ expires_at: -1 })
      .skip(mostKnown)
      .lean();
    if (tooMany.length > 0) await this.known.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
  }
}
