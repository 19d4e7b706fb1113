import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `catalog_keys`: a secret of catalog that lasts as long as its records, so it lies and is saved with them. */
export interface CatalogKey {
  /** What the key is for. */
  _id: string;
  /** In base64. */
  key: string;
}
export type CatalogKeyModel = Model<CatalogKey>;

const catalogKeySchema = new Schema<CatalogKey>(
  { _id: { type: String, required: true }, key: { type: String, required: true } },
  { ...strictSchema, collection: 'catalog_keys' },
);

export const catalogKeyModel = { name: 'CatalogKey', schema: catalogKeySchema };
