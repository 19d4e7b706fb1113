import { type ListForStaff } from '@estate/contracts/catalog';
import { PropertyRecord } from '@estate/contracts/property';
import { StaffRow } from '@estate/contracts/staff-row';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { type PropertyFilter } from '../listing/listing-query.ts';
import { foldText, literally } from '../property/fold-text.ts';
import { withoutKey } from '../property/image-keys.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { RawDataStore } from '../property/raw-data-store.ts';

const rowFields = Object.keys(StaffRow.shape).filter((key) => !['id', 'image_count'].includes(key));
const recordFields = [...Object.keys(PropertyRecord.shape).filter((key) => key !== 'id'), 'raw_data_id'];

type RowSource = Omit<StaffRow, 'id' | 'image_count'> & Pick<StoredProperty, '_id' | 'listing'>;
type RecordSource = Omit<PropertyRecord, 'id' | 'images'> &
  Pick<StoredProperty, '_id' | 'images' | 'raw_data_id'>;

/** The staff view: every property with every field. */
@Injectable()
export class PropertyTableService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly rawData: RawDataStore,
  ) {}

  /** Lists the last changed in the CRM first (staff-area §7.6). */
  async list({
    q,
    page,
    page_size,
  }: z.output<typeof ListForStaff.input>): Promise<z.input<typeof ListForStaff.output>> {
    const filter: PropertyFilter = q ? { 'listing.staff_search': { $regex: literally(foldText(q)) } } : {};
    const [found, total] = await Promise.all([
      this.properties
        .find(filter, [...rowFields, 'listing.image_count'], {
          skip: (page - 1) * page_size,
          limit: page_size,
        })
        .sort({ 'listing.updated_time': -1, _id: -1 })
        .lean<RowSource[]>(),
      this.properties.countDocuments(filter),
    ]);
    const items = found.map(({ _id: id, listing, ...row }) => ({
      ...row,
      id,
      image_count: listing.image_count,
    }));
    return { items, total };
  }

  /** The whole record with raw data. Throws `property-not-found`. */
  async get(id: number): Promise<PropertyRecord> {
    const stored = await this.properties.findById(id, recordFields).lean<RecordSource>();
    if (!stored) throw new ProblemError('property-not-found');
    const { _id, images, raw_data_id, ...record } = stored;
    const raw_data = raw_data_id ? await this.rawData.read(raw_data_id) : (record.raw_data ?? null);
    return { ...record, raw_data, id: _id, images: images.map(withoutKey) };
  }
}
