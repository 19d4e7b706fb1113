import { publicStatusIds } from '@estate/contracts/values';
import { type PropertyModel } from './property.schema.ts';

/** Marks those of `ids` that a visitor can see now for the first time. Writes nothing for the others. */
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
