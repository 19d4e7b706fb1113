import { type PropertyModel } from './property.schema.ts';
import { publicFilter } from './publicity.ts';

/**
 * Sets `was_public_at` of those properties among `ids` that are public for the first time. With `areNew`, also sets
 * `first_public_at`, by which the website marks them as new; false during the website's first sync.
 */
export async function setFirstPublicTime(
  properties: PropertyModel,
  ids: readonly number[],
  { areNew = true } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const now = new Date();
  await properties.updateMany(
    { ...publicFilter, _id: { $in: [...ids] }, was_public_at: null },
    { $set: { was_public_at: now, ...(areNew ? { first_public_at: now.toISOString() } : {}) } },
  );
}
