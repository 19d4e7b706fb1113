import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { catalogKeyModel, type CatalogKeyModel } from './catalog-key.schema.ts';

const _id = 'public points';

/**
 * Provides the key for the points of hidden addresses. The key never changes, because a second point of the same house
 * would reveal more about its position.
 */
@Injectable()
export class PublicPoints {
  private stored: Buffer | undefined;

  constructor(@InjectModel(catalogKeyModel.name) private readonly keys: CatalogKeyModel) {}

  /** The key, created by the first instance that needs it. */
  async key(): Promise<Buffer> {
    this.stored ??= Buffer.from(await this.read(), 'base64');
    return this.stored;
  }

  private async read(): Promise<string> {
    const found = await this.keys.findById(_id).lean();
    if (found) return found.key;
    const key = randomBytes(32).toString('base64');
    await this.keys.create({ _id, key }).catch((error: unknown) => {
      // Another instance has created the key.
      if (!isDuplicateKey(error)) throw error;
    });
    return this.read();
  }
}
