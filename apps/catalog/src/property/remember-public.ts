import { type PropertyModel } from './property.schema.ts';
import { publicOnes } from './publicity.ts';

/** Marks the properties among `ids` that are now public for the first time; the rest are not written. */
export async function rememberPublic(properties: PropertyModel, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await properties.updateMany(
    { ...publicOnes, _id: { $in: [...ids] }, was_public_at: null },
    { $set: { was_public_at: new Date() } },
  );
}
