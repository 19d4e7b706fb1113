import { MongoClient } from 'mongodb';
import { type Connection, Schema } from 'mongoose';

/**
 * better-auth's adapter wants the plain driver's client, not mongoose's. It connects at the first call and gives up after
 * 1.5 s where the store is down, so that a sign-in then is answered at once.
 */
export const openAuthStore = (url: string): MongoClient =>
  new MongoClient(url, { serverSelectionTimeoutMS: 1_500, connectTimeoutMS: 1_500, maxPoolSize: 5 });

/**
 * better-auth makes no indexes and never removes a session that nobody ended. Its collections get models for their
 * indexes alone, which ensureIndexes creates with all others.
 */
export function indexAuthStore(connection: Connection): void {
  const indexed = (collection: string) => new Schema({}, { collection, autoIndex: false, autoCreate: false });
  connection.model(
    'AuthSession',
    indexed('session')
      .index({ token: 1 })
      .index({ userId: 1 })
      .index({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
  );
  connection.model('AuthUser', indexed('user').index({ email: 1 }));
  connection.model('AuthAccount', indexed('account').index({ userId: 1 }));
}
