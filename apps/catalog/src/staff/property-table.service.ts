import {
  type ExportProperties,
  type GetPropertyPreview,
  type GetStockOverview,
  type ListForStaff,
} from '@estate/contracts/catalog/staff-list';
import { type FilePage } from '@estate/contracts/file-page';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { missingEnergyData } from '@estate/domain/property/energy-certificate';
import { type PropertyRecord } from '@estate/contracts/catalog/property';
import { StaffRecord, StaffRow } from '@estate/contracts/catalog/staff-row';
import { propertyStatus } from '@estate/contracts/values';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { germanOffersFilter } from '../listing/listing-query.ts';
import { withoutAccessKey } from '../property/image-keys.ts';
import { type ListingFields } from '../property/listing-fields.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { detailProjection, toPublicProperty, type DetailSource } from '../property/public-property.ts';
import { hidingRules, notRemovedFilter, publicFilter } from '../property/publicity.ts';
import { RawDataStore } from '../property/raw-data-store.ts';
import { propertiesCsv } from './properties-csv.ts';
import { staffFilter, staffOrder } from './staff-query.ts';

/** Fields of the response that are not stored under the same name but derived from stored fields. */
const derivedFields = [
  'id',
  'image_count',
  'cover',
  'is_energy_incomplete',
  'missing_energy',
  'publish_at',
  'version',
  'hidden_by',
];
const storedFields = (shape: object) => Object.keys(shape).filter((key) => !derivedFields.includes(key));

const rowFields = [
  ...storedFields(StaffRow.shape),
  'status_version',
  'removed_because',
  'listing.image_count',
  'listing.cover.storage_path',
  'listing.cover.change_mark',
  'listing.is_energy_incomplete',
];
const recordFields = [...storedFields(StaffRecord.shape), 'status_version', 'removed_because', 'publish_at'];

type RowSource = Omit<
  StaffRow,
  'id' | 'image_count' | 'cover' | 'is_energy_incomplete' | 'version' | 'hidden_by'
> &
  Pick<StoredProperty, '_id' | 'status_version' | 'removed_because'> & {
    listing: Pick<ListingFields, 'image_count' | 'is_energy_incomplete'> & Partial<Pick<StaffRow, 'cover'>>;
  };
type RecordSource = Omit<PropertyRecord, 'id' | 'images' | 'raw_data'> &
  Pick<StoredProperty, '_id' | 'images' | 'status_version' | 'removed_because' | 'publish_at'>;

const toRow = ({ _id, listing, status_version, removed_because, ...row }: RowSource): StaffRow => ({
  ...row,
  id: _id,
  image_count: listing.image_count,
  cover: listing.cover ?? null,
  is_energy_incomplete: listing.is_energy_incomplete,
  version: status_version ?? 0,
  hidden_by: hidingRules({ ...row, removed_because }),
});

/** The number of properties in a page of the CSV file. */
const exportedPage = 500;

/** Properties as staff see them: all properties, also those that are not public, with all fields. */
@Injectable()
export class PropertyTableService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly rawData: RawDataStore,
  ) {}

  /** One page of the staff table (staff-area §7.6). */
  async list(query: z.output<typeof ListForStaff.input>): Promise<z.output<typeof ListForStaff.output>> {
    const { page, page_size } = query;
    const filter = staffFilter(query);
    const [properties, total] = await Promise.all([
      this.properties
        .find(filter, rowFields, { skip: (page - 1) * page_size, limit: page_size })
        .sort(staffOrder(query.sort))
        .lean<RowSource[]>(),
      this.properties.countDocuments(filter),
    ]);
    return { items: properties.map(toRow), total };
  }

  /** One page of the CSV file of a search; its cursor is the number of the page. */
  async export({ cursor, ...search }: z.output<typeof ExportProperties.input>): Promise<FilePage> {
    const page = Number(cursor ?? 1);
    const { items, total } = await this.list({ ...search, page, page_size: exportedPage });
    const { q, website_status, property_status_id, finding } = search;
    return {
      text: propertiesCsv(items, { isFirst: page === 1 }),
      next: page * exportedPage < total ? String(page + 1) : null,
      // The audit log contains only whether the search had words, because the words may name a person.
      audit: auditFacts({
        website_status,
        property_status_id,
        finding,
        searched: q ? true : undefined,
        exported: total,
      }),
    };
  }

  /** The whole record without raw data. Throws `property-not-found`. */
  async get(id: number): Promise<StaffRecord> {
    const stored = await this.properties.findById(id, recordFields).lean<RecordSource>();
    if (!stored) throw new ProblemError('property-not-found');
    const { _id, images, status_version, removed_because, publish_at, ...record } = stored;
    return {
      ...record,
      id: _id,
      images: images.map(withoutAccessKey),
      missing_energy: missingEnergyData(record),
      publish_at: publish_at?.toISOString() ?? null,
      version: status_version ?? 0,
      hidden_by: hidingRules({ ...record, removed_because }),
    };
  }

  /** A property as visitors would see it, also if it is not public. Throws `property-not-found`. */
  async preview(id: number): Promise<z.input<typeof GetPropertyPreview.output>> {
    const stored = await this.properties.findById(id, [...detailProjection]).lean<DetailSource>();
    if (!stored) throw new ProblemError('property-not-found');
    return { property: toPublicProperty(stored), hidden_by: hidingRules(stored) };
  }

  /** Counts all properties, and the public ones as visitors find them, without removed properties. */
  async overview(): Promise<z.input<typeof GetStockOverview.output>> {
    const [total, publicCount, offers, references] = await Promise.all([
      this.properties.countDocuments(notRemovedFilter),
      this.properties.countDocuments(publicFilter),
      this.properties.countDocuments(germanOffersFilter),
      this.properties.countDocuments({ ...publicFilter, property_status_id: propertyStatus.abgeschlossen }),
    ]);
    return { total, public: publicCount, offers, references };
  }

  /** The data that the CRM sent for the property; null if none are stored. Throws `property-not-found`. */
  async getRawData(id: number): Promise<Record<string, unknown> | null> {
    const stored = await this.properties.findById(id, ['raw_data_id']).lean();
    if (!stored) throw new ProblemError('property-not-found');
    return stored.raw_data_id ? this.rawData.read(stored.raw_data_id) : null;
  }
}
