import { listedStatusIds } from '@estate/contracts/values';
import { type PropertyModel } from './property.schema.ts';
import { publicFilter } from './publicity.ts';

/**
 * Sets `was_public_at` of those properties among `ids` that are public for the first time. With `areNew`, also sets
 * `first_public_at` of the offers among them, by which the website marks them as new and counts the days until their
 * sale; false during the website's first sync.
 */
export async function setFirstPublicTime(
  properties: PropertyModel,
  ids: readonly number[],
  { areNew = true } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const now = new Date();
  const filter = { ...publicFilter, _id: { $in: [...ids] }, was_public_at: null };
  if (areNew)
    await properties.updateMany(
      { ...filter, property_status_id: { $in: [...listedStatusIds] } },
      { $set: { was_public_at: now, first_public_at: now.toISOString() } },
    );
  await properties.updateMany(filter, { $set: { was_public_at: now } });
}
