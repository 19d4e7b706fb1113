import { strictSchema } from '@estate/server-kit/stores/mongo';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

/** A document of `refused_images`: an image version that cannot be stored. The id is the storage path of the image. */
interface RefusedImage {
  _id: string;
  change_mark: string;
  /** German text for staff. */
  reason: string;
  noted_at: Date;
}

/** After this time the image is tried again, because a later release may read more formats. */
const retentionSeconds = 30 * 24 * 60 * 60;

const schema = new Schema<RefusedImage>(
  {
    _id: { type: String, required: true },
    change_mark: { type: String, required: true },
    reason: { type: String, required: true },
    noted_at: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'refused_images' },
);
schema.index({ noted_at: 1 }, { expireAfterSeconds: retentionSeconds });

export const refusedImageModel = { name: 'RefusedImage', schema };

type Version = Pick<PropertyImage, 'storage_path' | 'change_mark'>;

/** Images whose files cannot be stored; they are not fetched again until they change in the CRM. */
@Injectable()
export class RefusedImages {
  constructor(@InjectModel(refusedImageModel.name) private readonly refused: Model<RefusedImage>) {}

  /** The reasons why these image versions cannot be stored, by storage path. The other versions are left out. */
  async reasons(versions: readonly Version[]): Promise<Map<string, string>> {
    const marks = new Map(versions.map(({ storage_path, change_mark }) => [storage_path, change_mark]));
    const images = await this.refused.find({ _id: { $in: [...marks.keys()] } }).lean<RefusedImage[]>();
    const matching = images.filter(({ _id, change_mark }) => marks.get(_id) === change_mark);
    return new Map(matching.map(({ _id, reason }) => [_id, reason]));
  }

  async add({ storage_path, change_mark }: Version, reason: string): Promise<void> {
    const refusal = { change_mark, reason, noted_at: new Date() };
    await this.refused.updateOne({ _id: storage_path }, { $set: refusal }, { upsert: true });
  }
}
