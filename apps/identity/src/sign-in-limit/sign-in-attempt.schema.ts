import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** Wrong passwords under one key of sign-in-keys.ts: of an account, of a network, or of both together. */
export interface SignInAttempt {
  _id: string;
  failures: number;
  /** No password is looked at before; only where delays grow. */
  open_at?: Date;
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
