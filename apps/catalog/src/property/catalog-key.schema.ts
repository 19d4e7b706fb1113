import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/**
 * A document of `catalog_keys`: a random secret. It is in the database and not in the environment, because it has to be
 * kept and backed up together with the properties.
 */
export interface CatalogKey {
  /** The purpose of the key. */
  _id: string;
  /** The key in base64. */
  key: string;
}
export type CatalogKeyModel = Model<CatalogKey>;

const catalogKeySchema = new Schema<CatalogKey>(
  { _id: { type: String, required: true }, key: { type: String, required: true } },
  { ...strictSchema, collection: 'catalog_keys' },
);

export const catalogKeyModel = { name: 'CatalogKey', schema: catalogKeySchema };
