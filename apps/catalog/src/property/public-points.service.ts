import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { catalogKeyModel, type CatalogKeyModel } from './catalog-key.schema.ts';

const _id = 'public points';

/** The key of the points that stand for hidden addresses. It never changes: a second point of a house would tell more of it. */
@Injectable()
export class PublicPoints {
  private stored: Buffer | undefined;

  constructor(@InjectModel(catalogKeyModel.name) private readonly keys: CatalogKeyModel) {}

  /** Made by the first copy that needs it. */
  async key(): Promise<Buffer> {
    this.stored ??= Buffer.from(await this.read(), 'base64');
    return this.stored;
  }

  private async read(): Promise<string> {
    const found = await this.keys.findById(_id).lean();
    if (found) return found.key;
    const key = randomBytes(32).toString('base64');
    await this.keys.create({ _id, key }).catch((error: unknown) => {
      // Another copy was first.
      if (!isDuplicateKey(error)) throw error;
    });
    return this.read();
  }
}
