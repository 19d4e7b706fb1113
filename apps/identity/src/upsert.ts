import { mongo } from 'mongoose';

export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === 11_000;

/** Retries an upsert once, because Mongo rejects one of two concurrent inserts; the retry finds the record. */
export async function upserting<Result>(upsert: () => Promise<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return await upsert();
  }
}
