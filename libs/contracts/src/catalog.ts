import { z } from 'zod';
import { PropertyCards, PropertyCities, PropertyListPage, PropertyQuery } from './listing.ts';
import { ImageAccessKey, PropertyRecord, PropertyUpsert } from './property.ts';
import { PublicProperty } from './public-property.ts';
import { defineRpc } from './rpc.ts';
import { StaffQuery, StaffRecord, StaffRows, SwitchedProperty } from './staff-row.ts';
import { propertyId, SettableWebsiteStatus } from './values.ts';

export const PropertyId = z.object({ id: propertyId() });

/** Home list, at most six (visitor-area §7.1). */
export const ListLatest = defineRpc({
  message: 'catalog.listLatest',
  safety: 'read',
  input: z.object({}),
  output: PropertyCards,
});

/** Listing page (visitor-area §7.2) with the filters of architecture.md. */
export const ListProperties = defineRpc({
  message: 'catalog.listProperties',
  safety: 'read',
  input: PropertyQuery,
  output: PropertyListPage,
});

/** Every city of the listing page without filters, in German order, with how many properties it has. */
export const ListCities = defineRpc({
  message: 'catalog.listCities',
  safety: 'read',
  input: z.object({}),
  output: PropertyCities,
});

/** Holiday homes abroad (visitor-area §7.3). */
export const ListHolidays = defineRpc({
  message: 'catalog.listHolidays',
  safety: 'read',
  input: z.object({}),
  output: PropertyCards,
});

/** Sold properties (visitor-area §7.5). */
export const ListSold = defineRpc({
  message: 'catalog.listSold',
  safety: 'read',
  input: z.object({}),
  output: PropertyCards,
});

/** One property (visitor-area §7.4). `property-not-found` if it never was public, `property-gone` if it once was. */
export const GetProperty = defineRpc({
  message: 'catalog.getProperty',
  safety: 'read',
  input: PropertyId,
  output: PublicProperty,
});

/** Fits into one answer (1 MB). */
export const publicPagesLimit = 5_000;

/**
 * Ids, titles and times of all public properties, for the sitemap and for the correction of slugs. Highest ids first,
 * at most 5,000 an answer; `before` (the last id) asks for the next.
 */
export const ListPublicPages = defineRpc({
  message: 'catalog.listPublicPages',
  safety: 'read',
  input: z.object({ before: z.int().min(1).optional() }),
  output: z.object({
    items: z.array(z.object({ id: z.int(), title: z.string(), updated_at: z.string() })),
  }),
});

/**
 * Cuts all public properties into parts of `every`, counted from the lowest id, and says with which id each part
 * begins. New properties change the last part only.
 */
export const ListPublicPageStarts = defineRpc({
  message: 'catalog.listPublicPageStarts',
  safety: 'read',
  input: z.object({ every: z.int().min(1).max(publicPagesLimit) }),
  output: z.object({ starts: z.array(z.int()) }),
});

/** Fits into one answer (1 MB). */
export const propertyIdsLimit = 5_000;

/**
 * Ids of all stored properties, ascending, at most 5,000 an answer; `after` (the last id) asks for the next. An id never
 * changes its place, so none is missed while properties change.
 */
export const ListPropertyIds = defineRpc({
  message: 'catalog.listPropertyIds',
  safety: 'read',
  input: z.object({ after: z.int().min(0).default(0) }),
  output: z.object({ ids: z.array(z.int()) }),
});

/** The staff table, newest `updated_at` first unless the query says otherwise (staff-area §7.6). */
export const ListForStaff = defineRpc({
  message: 'catalog.listForStaff',
  safety: 'read',
  input: StaffQuery,
  output: StaffRows,
});

/** The whole record without raw data. `property-not-found`. */
export const GetStaffRecord = defineRpc({
  message: 'catalog.getStaffRecord',
  safety: 'read',
  input: PropertyId,
  output: StaffRecord,
});

/** What the CRM sent for the property at its last change; null if it sent nothing. `property-not-found`. */
export const GetRawData = defineRpc({
  message: 'catalog.getRawData',
  safety: 'read',
  input: PropertyId,
  output: z.object({ raw_data: PropertyRecord.shape.raw_data.unwrap() }),
});

/** The member of staff who switches a status. */
const StaffMember = z.object({ id: z.string().max(100), name: z.string().max(200) });
export type StaffMember = z.infer<typeof StaffMember>;

/**
 * Staff switch one or many properties between aktiv and inaktiv. Unknown ids: `property-not-found`, nothing is written.
 * With `version`, which goes with a single id, a property that somebody else switched since is `outdated-record`, unless
 * it has the wanted status already. `changed` are the ids that had another status before.
 */
export const SetWebsiteStatus = defineRpc({
  message: 'catalog.setWebsiteStatus',
  safety: 'idempotent',
  input: z.object({
    ids: z.array(propertyId()).min(1).max(1_000),
    website_status: SettableWebsiteStatus,
    version: z.int().min(0).optional(),
    by: StaffMember.optional(),
  }),
  output: z.object({ items: z.array(SwitchedProperty), changed: z.array(z.int()) }),
});

/**
 * Takes switches back: each property gets the status from before the switch that made `version`. Properties that
 * somebody switched since are `kept` as they are.
 */
export const RestoreWebsiteStatus = defineRpc({
  message: 'catalog.restoreWebsiteStatus',
  safety: 'once',
  input: z.object({
    items: z
      .array(z.object({ id: propertyId(), version: z.int().min(1) }))
      .min(1)
      .max(1_000),
    by: StaffMember.optional(),
  }),
  output: z.object({ items: z.array(SwitchedProperty), kept: z.array(z.int()) }),
});

const UpsertedProperty = PropertyUpsert.omit({ website_status: true })
  .extend({ images: PropertyUpsert.shape.images.nullable() })
  .refine(
    ({ id, images }) => images?.every(({ storage_path }) => storage_path.startsWith(`${id}/`)) ?? true,
    {
      path: ['images'],
      message: 'Der Pfad eines Bildes beginnt mit der Property ID.',
    },
  );

/**
 * Stores properties of one CRM reading, at most 50 a call. Content equal to what is stored writes no property; the reading is
 * remembered all the same: a `fetched_at` older than that of any reading before is refused for that property (`outdated`). Never touches `website_status` of a known property;
 * a new one starts `aktiv`. `images: null` keeps the stored images. An image gets its access key when it is stored
 * first and keeps it, found by its id, for as long as the property has it.
 */
export const UpsertProperties = defineRpc({
  message: 'catalog.upsertProperties',
  safety: 'idempotent',
  input: z.object({
    fetched_at: z.iso.datetime(),
    properties: z.array(UpsertedProperty).min(1).max(50),
  }),
  output: z.object({
    results: z.array(
      z.object({ id: z.int(), outcome: z.enum(['created', 'updated', 'unchanged', 'outdated']) }),
    ),
  }),
  deadlineMs: 20_000,
});

/**
 * The images of a property that visitors may see now, with the key that opens each. An unknown property and one that
 * is not public have none: the answers do not tell the two apart.
 */
export const GetImageAccess = defineRpc({
  message: 'catalog.getImageAccess',
  safety: 'read',
  input: PropertyId,
  output: z.object({ images: z.array(z.object({ storage_path: z.string(), access_key: ImageAccessKey })) }),
  deadlineMs: 2_000,
});

/** What crm-sync needs to know of stored properties to skip work: images with their change marks. */
export const GetStoredImages = defineRpc({
  message: 'catalog.getStoredImages',
  safety: 'read',
  input: z.object({ ids: z.array(propertyId()).min(1).max(50) }),
  output: z.object({
    items: z.array(z.object({ id: z.int(), images: PropertyRecord.shape.images })),
  }),
});

/**
 * Object and city of a lead: what the mail to the broker names. Also for properties that are no longer public; one that
 * never was is `property-not-found` like an unknown one, or a form would tell which ids exist.
 */
export const GetLeadProperty = defineRpc({
  message: 'catalog.getLeadProperty',
  safety: 'read',
  input: PropertyId,
  output: z.object({
    id: z.int(),
    title: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    is_public: z.boolean(),
  }),
});

/** How many properties there are, and how many of them a visitor may see, for the overview of staff. */
export const GetStockOverview = defineRpc({
  message: 'catalog.getStockOverview',
  safety: 'read',
  input: z.object({}),
  output: z.object({ total: z.int(), public: z.int() }),
  deadlineMs: 3_000,
});
