import { type GetBackTest } from '@estate/contracts/catalog/back-test';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';
import { type z } from 'zod';

/** The only document of `back_tests`: the last test, which all copies of the service answer. */
export interface StoredBackTest extends z.input<typeof GetBackTest.output> {
  _id: 'last';
  /** The hash of the sales, tables and rules that were tested. */
  data_version: string;
  /** When the sales and tables were read. A test of later data is never replaced by one of earlier data. */
  read_at: Date;
}
export type BackTestModel = Model<StoredBackTest>;

const mixed = { type: Schema.Types.Mixed, required: true } as const;
const schema = new Schema<StoredBackTest>(
  {
    _id: { type: String, required: true },
    all: mixed,
    by_type: mixed,
    by_district: mixed,
    has_claim: { type: Boolean, required: true },
    data_version: { type: String, required: true },
    read_at: { type: Date, required: true },
  },
  { ...strictSchema, minimize: false, collection: 'back_tests' },
);

export const backTestModel = { name: 'BackTest', schema };
