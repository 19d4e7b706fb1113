import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

/** A property whose exposés staff send themselves. */
interface ReviewedProperty {
  /** The property's id. */
  _id: number;
}

const schema = new Schema<ReviewedProperty>(
  { _id: { type: Number, required: true } },
  { ...strictSchema, collection: 'expose_reviews' },
);

export const exposeReviewModel = { name: 'ExposeReview', schema };

/** Of which properties staff send the exposés after a review; those of all others go out at once. */
@Injectable()
export class ExposeReview {
  constructor(@InjectModel(exposeReviewModel.name) private readonly reviewed: Model<ReviewedProperty>) {}

  async isReviewed(id: number): Promise<boolean> {
    return (await this.reviewed.exists({ _id: id })) !== null;
  }

  async set(id: number, isReviewed: boolean): Promise<void> {
    if (isReviewed)
      await this.reviewed.updateOne({ _id: id }, { $setOnInsert: { _id: id } }, { upsert: true });
    else await this.reviewed.deleteOne({ _id: id });
  }
}
