import { isDuplicateKey } from '@estate/server-kit/mongo';

/** Retries an upsert once, because Mongo rejects one of two concurrent inserts. The retry updates the record. */
export async function retryUpsert<Result>(upsert: () => Promise<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return await upsert();
  }
}
