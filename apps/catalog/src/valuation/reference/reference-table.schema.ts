import { type ReferenceRow, type ReferenceSource } from '@estate/contracts/catalog/reference-tables';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

interface Person {
  id: string;
  name: string;
}

/** A document of `reference_tables`: average prices per district from one publication. */
export interface StoredTable extends ReferenceSource {
  /** The hash of source and rows, so that the same table is stored once. */
  _id: string;
  rows: ReferenceRow[];
  imported_by: Person;
  imported_at: Date;
  released_by: Person | null;
  released_at: Date | null;
}
export type ReferenceTableModel = Model<StoredTable>;

const text = { type: String, required: true } as const;
const person = { type: { id: text, name: text }, _id: false } as const;

const schema = new Schema<StoredTable>(
  {
    _id: text,
    source: text,
    year: { type: Number, required: true },
    page: text,
    prices: { type: String, enum: ['sales', 'offers'], required: true },
    has_new_buildings: { type: Boolean, required: true },
    licence: text,
    rows: {
      type: [{ _id: false, districts: [String], house: Number, flat: Number, plot: Number }],
      required: true,
    },
    imported_by: person,
    imported_at: { type: Date, required: true },
    released_by: { ...person, default: null },
    released_at: { type: Date, default: null },
  },
  { ...strictSchema, collection: 'reference_tables' },
);

export const referenceTableModel = { name: 'ReferenceTable', schema };
