import { mongo } from 'mongoose';

export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === 11_000;

/** Of two upserts that make the same record at once the store refuses one, which finds the record when it is repeated. */
export async function upserting<Result>(upsert: () => Promise<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return await upsert();
  }
}
