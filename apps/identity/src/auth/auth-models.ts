import { Schema } from 'mongoose';

const indexed = (collection: string) => new Schema({}, { collection, autoIndex: false, autoCreate: false });

/**
 * Mongoose models that only declare indexes for the collections of better-auth, because better-auth creates none. The
 * TTL indexes delete expired records, because better-auth does not delete all of them. The unique index is needed,
 * because better-auth creates accounts without checking whether the address has one.
 */
export const authModels = [
  {
    name: 'AuthSession',
    schema: indexed('session')
      .index({ token: 1 })
      .index({ userId: 1 })
      .index({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
  },
  { name: 'AuthUser', schema: indexed('user').index({ email: 1 }, { unique: true }) },
  { name: 'AuthTwoFactor', schema: indexed('twoFactor').index({ userId: 1 }) },
  {
    name: 'AuthVerification',
    schema: indexed('verification')
      .index({ identifier: 1 })
      .index({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
  },
  { name: 'AuthAccount', schema: indexed('account').index({ userId: 1 }) },
];
