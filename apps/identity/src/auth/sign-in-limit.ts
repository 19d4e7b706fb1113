import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

interface SignInAttempt {
  _id: string;
  failures: number;
  expires_at: Date;
}

const schema = new Schema<SignInAttempt>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { collection: 'sign_in_attempts', versionKey: false },
);

export const signInLimits = {
  account: { failures: 10, windowSeconds: 15 * 60 },
  client: { failures: 30, windowSeconds: 15 * 60 },
} as const;

type Scope = keyof typeof signInLimits;

/**
 * Counts failed sign-ins per account and per client over all copies. A try is counted before the password is looked at,
 * so that parallel guesses cannot slip through, and forgotten when it was right.
 */
export class SignInLimit {
  private readonly attempts: Model<SignInAttempt>;

  constructor(connection: Connection) {
    this.attempts = connection.model<SignInAttempt>('SignInAttempt', schema);
  }

  /** Counts one try; the seconds to wait if there were too many, otherwise null. */
  async takeTry(scope: Scope, who: string): Promise<number | null> {
    const { failures, windowSeconds } = signInLimits[scope];
    const now = Date.now();
    const _id = this.key(scope, who);
    // The TTL index removes expired counters only once a minute.
    await this.attempts.deleteOne({ _id, expires_at: { $lte: new Date(now) } });
    const attempt = await this.attempts.findOneAndUpdate(
      { _id },
      { $inc: { failures: 1 }, $setOnInsert: { expires_at: new Date(now + windowSeconds * 1_000) } },
      { upsert: true, returnDocument: 'after' },
    );
    return attempt.failures > failures
      ? Math.max(1, Math.ceil((attempt.expires_at.getTime() - now) / 1_000))
      : null;
  }

  async forget(scope: Scope, who: string): Promise<void> {
    await this.attempts.deleteOne({ _id: this.key(scope, who) });
  }

  /** Addresses are personal data: only a hash of them is kept. */
  private key(scope: Scope, who: string): string {
    return `${scope}-${createHash('sha256').update(who.trim().toLowerCase()).digest('base64url')}`;
  }
}
