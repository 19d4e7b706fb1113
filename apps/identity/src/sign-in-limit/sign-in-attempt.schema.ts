import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/** The number of wrong passwords for an account, a network, or a pair of both; `_id` is the key of sign-in-keys.ts. */
export interface SignInAttempt {
  _id: string;
  failures: number;
  /** The time before which no password is checked; set only by GrowingDelay. */
  open_at?: Date | null;
  expires_at: Date;
}
export type SignInAttemptModel = Model<SignInAttempt>;

const schema = new Schema<SignInAttempt>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    open_at: Date,
    expires_at: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'sign_in_attempts' },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const signInAttemptModel = { name: 'SignInAttempt', schema };
