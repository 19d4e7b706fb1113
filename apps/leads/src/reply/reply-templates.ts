import { isDeepStrictEqual } from 'node:util';
import { replyTemplates } from '@estate/content/reply-templates';
import { type ReplyTemplates as Templates } from '@estate/contracts/leads/reply';
import { replaceVersion, strictSchema } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';

interface StoredTemplates extends Templates {
  _id: string;
}

const schema = new Schema<StoredTemplates>(
  {
    _id: { type: String, required: true },
    items: { type: [new Schema({ title: String, text: String }, { _id: false, id: false })], required: true },
    version: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'reply_templates' },
);

export const replyTemplatesModel = { name: 'ReplyTemplates', schema };

const outdated = 'Inzwischen hat jemand anderes die Vorlagen geändert.';
const _id = 'all';

@Injectable()
export class ReplyTemplates {
  constructor(@InjectModel(replyTemplatesModel.name) private readonly templates: Model<StoredTemplates>) {}

  async read(): Promise<Templates> {
    const stored = await this.templates.findById(_id).lean<StoredTemplates>();
    return stored
      ? { items: stored.items, version: stored.version }
      : { items: [...replyTemplates], version: 0 };
  }

  /** Throws `outdated-record` if somebody has stored other templates since `version`. */
  async write({ items, version }: Templates): Promise<Templates> {
    if (await replaceVersion(this.templates, { _id, version }, { items }))
      return { items, version: version + 1 };
    const stored = await this.read();
    if (isDeepStrictEqual(stored.items, items)) return stored;
    throw new ProblemError('outdated-record', { detail: outdated });
  }
}
