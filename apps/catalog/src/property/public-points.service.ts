import { randomBytes } from 'node:crypto';
import { storeUnlessDuplicate, strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/**
 * A document of `catalog_keys`: a random secret. It is in the database and not in the environment, because it has to be
 * kept and backed up together with the properties.
 */
export interface CatalogKey {
  _id: string;
  key: string;
}

const catalogKeySchema = new Schema<CatalogKey>(
  { _id: { type: String, required: true }, key: { type: String, required: true } },
  { ...strictSchema, collection: 'catalog_keys' },
);

export const catalogKeyModel = { name: 'CatalogKey', schema: catalogKeySchema };

const _id = 'public points';

/**
 * Provides the secret key with which the positions of hidden addresses are blurred (public-point.ts). The key must not
 * change, because a second blurred position of the same house would reveal more about its true position.
 */
@Injectable()
export class PublicPoints {
  private stored: Buffer | undefined;

  constructor(@InjectModel(catalogKeyModel.name) private readonly keys: Model<CatalogKey>) {}

  /** The key. The first instance that needs it creates and stores it. */
  async key(): Promise<Buffer> {
    this.stored ??= Buffer.from(await this.read(), 'base64');
    return this.stored;
  }

  private async read(): Promise<string> {
    const stored = await this.keys.findById(_id).lean();
    if (stored) return stored.key;
    const key = randomBytes(32).toString('base64');
    await storeUnlessDuplicate(() => this.keys.create({ _id, key }));
    return this.read();
  }
}
