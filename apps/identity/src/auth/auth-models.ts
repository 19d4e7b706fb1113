import { Schema } from 'mongoose';

const indexed = (collection: string) => new Schema({}, { collection, autoIndex: false, autoCreate: false });

/**
 * Models that only declare indexes for the collections of better-auth, because better-auth creates none. The TTL
 * indexes delete expired sessions, which better-auth never deletes by itself. MongoStore creates these indexes with all
 * others.
 */
export const authModels = [
  {
    name: 'AuthSession',
    schema: indexed('session')
      .index({ token: 1 })
      .index({ userId: 1 })
      .index({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
  },
  { name: 'AuthUser', schema: indexed('user').index({ email: 1 }) },
  { name: 'AuthTwoFactor', schema: indexed('twoFactor').index({ userId: 1 }) },
  {
    name: 'AuthVerification',
    schema: indexed('verification')
      .index({ identifier: 1 })
      .index({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
  },
  { name: 'AuthAccount', schema: indexed('account').index({ userId: 1 }) },
];
