import { publicStatusIds } from '@estate/contracts/values';
import { type PropertyModel } from './property.schema.ts';

/** Marks the properties among `ids` that are now public for the first time; the rest are not written. */
export async function rememberPublic(properties: PropertyModel, ids: readonly number[]): Promise<void> {
  await properties.updateMany(
    {
      _id: { $in: [...ids] },
      website_status: 'aktiv',
      property_status_id: { $in: [...publicStatusIds] },
      was_public_at: null,
    },
    { $set: { was_public_at: new Date() } },
  );
}
