import { MongoClient } from 'mongodb';

/**
 * better-auth's adapter wants the plain driver's client, not mongoose's. It connects at the first call and gives up after
 * 1.5 s where the store is down, so that a sign-in then is answered at once.
 */
export const openAuthStore = (url: string): MongoClient =>
  new MongoClient(url, { serverSelectionTimeoutMS: 1_500, connectTimeoutMS: 1_500, maxPoolSize: 5 });
