import { type PropertyModel } from './property.schema.ts';
import { publicOnes } from './publicity.ts';

/**
 * Marks the properties among `ids` that are now public for the first time; the rest are not written. They are new to
 * visitors unless the website begins with them.
 */
export async function rememberPublic(
  properties: PropertyModel,
  ids: readonly number[],
  { areNew = true } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const now = new Date();
  await properties.updateMany(
    { ...publicOnes, _id: { $in: [...ids] }, was_public_at: null },
    { $set: { was_public_at: now, ...(areNew ? { first_public_at: now.toISOString() } : {}) } },
  );
}
