import { z } from 'zod';
import { NamedJob } from '../jobs.ts';
import {
  comparedLimit,
  ComparedProperties,
  MapPoints,
  PropertyCards,
  PlacesQuery,
  PropertyCities,
  PropertyListPage,
  PropertyPlaces,
  PropertyQuery,
} from './listing.ts';
import { ImageAccessKey, PropertyRecord, PropertyUpsert } from './property.ts';
import { PublicProperty } from './public-property.ts';
import { removalReasons } from '@estate/domain/property/removal-reasons';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

export const PropertyId = z.object({ id: propertyId() });

/** Home list, at most six (visitor-area §7.1). */
export const ListLatest = defineRpc({
  message: 'catalog.listLatest',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: PropertyCards,
});

/** Listing page (visitor-area §7.2) with the filters of architecture.md. */
export const ListProperties = defineRpc({
  message: 'catalog.listProperties',
  callers: ['bff'],
  safety: 'read',
  input: PropertyQuery,
  output: PropertyListPage,
});

/** All hits of the listing page as points of the map; page and order are of no account. */
export const ListMapPoints = defineRpc({
  message: 'catalog.listMapPoints',
  callers: ['bff'],
  safety: 'read',
  input: PropertyQuery,
  output: MapPoints,
});

/** Every city of the listing page without filters, in German order, with how many properties it has. */
export const ListCities = defineRpc({
  message: 'catalog.listCities',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: PropertyCities,
});

/** The places of a list without filters, in German order, with how many properties each has. */
export const ListPlaces = defineRpc({
  message: 'catalog.listPlaces',
  callers: ['bff'],
  safety: 'read',
  input: PlacesQuery,
  output: PropertyPlaces,
});

/** Holiday homes abroad (visitor-area §7.3), the last 100 that were imported. */
export const ListHolidays = defineRpc({
  message: 'catalog.listHolidays',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: PropertyCards,
});

/** Sold properties (visitor-area §7.5), the last 100 that were imported. */
export const ListSold = defineRpc({
  message: 'catalog.listSold',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: PropertyCards,
});

/** One property (visitor-area §7.4). `property-not-found` if it never was public, `property-gone` if it once was. */
export const GetProperty = defineRpc({
  message: 'catalog.getProperty',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: PublicProperty,
});

/** Up to three offers like a property (visitor-area §7, V-7.26). `property-not-found` if the property is not public. */
export const ListSimilar = defineRpc({
  message: 'catalog.listSimilar',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: PropertyCards,
});

/** The public ones among these properties, by id descending; the others are left out, whatever the reason. */
export const CompareProperties = defineRpc({
  message: 'catalog.compareProperties',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ ids: z.array(propertyId()).min(1).max(comparedLimit) }),
  output: ComparedProperties,
});

/** Fits into one answer (1 MB). */
export const publicPagesLimit = 5_000;

/**
 * Ids, titles and times of all public properties, for the sitemap and for the correction of slugs. Highest ids first,
 * at most 5,000 an answer; `before` (the last id) asks for the next.
 */
export const ListPublicPages = defineRpc({
  message: 'catalog.listPublicPages',
  callers: ['bff'],
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
  callers: ['bff'],
  safety: 'read',
  input: z.object({ every: z.int().min(1).max(publicPagesLimit) }),
  output: z.object({ starts: z.array(z.int()) }),
});

/** Fits into one answer (1 MB). */
export const propertyIdsLimit = 5_000;

/**
 * Ids of all stored properties that are not removed, ascending, at most 5,000 a page; `after` (the last id) requests the
 * next page. Ids never change, so none is missed while properties change.
 */
export const ListPropertyIds = defineRpc({
  message: 'catalog.listPropertyIds',
  callers: ['crm-sync'],
  safety: 'read',
  input: z.object({ after: z.int().min(0).default(0) }),
  output: z.object({ ids: z.array(z.int()) }),
});

const UpsertedProperty = PropertyUpsert.omit({ website_status: true })
  .extend({
    images: PropertyUpsert.shape.images.nullable(),
    /** Set if this reading itself removes the property from the website. */
    removed_because: z.enum(removalReasons).nullish(),
  })
  .refine(
    ({ id, images }) => images?.every(({ storage_path }) => storage_path.startsWith(`${id}/`)) ?? true,
    {
      path: ['images'],
      message: 'Der Pfad eines Bildes beginnt mit der Property ID.',
    },
  );

/**
 * Stores properties of one CRM reading, at most 50 a call. Equal content updates only the time of the reading; a
 * `fetched_at` older than the stored time is refused for that property (`outdated`). `website_status` of a stored property
 * never changes; a new one starts `aktiv`. A reading with `removed_because` removes the property from the website, a later
 * one without restores it. `images: null` keeps the stored images. An image keeps the access key that it gets when it is
 * first stored, identified by its id.
 */
export const UpsertProperties = defineRpc({
  message: 'catalog.upsertProperties',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({
    fetched_at: z.iso.datetime(),
    properties: z.array(UpsertedProperty).min(1).max(50),
    /** True in the first sync of this website; its properties do not count as new, because they were on offer before. */
    is_first_sync: z.boolean().default(false),
    /** The job that read the CRM; the history names it. */
    job: NamedJob.optional(),
    /** Writes nothing and returns what would be written. */
    is_rehearsal: z.boolean().default(false),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        outcome: z.enum(['created', 'updated', 'unchanged', 'outdated']),
        /** The names of the fields that differ; of a rehearsal only. */
        fields: z.array(z.string()).optional(),
      }),
    ),
  }),
  deadlineMs: 20_000,
});

/**
 * The images of a property that visitors may see, with access key and current change mark. An unknown property and one
 * that is not public both have none, so that the answer does not reveal which ids exist.
 */
export const GetImageAccess = defineRpc({
  message: 'catalog.getImageAccess',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: z.object({
    images: z.array(
      z.object({
        storage_path: z.string(),
        access_key: ImageAccessKey,
        /** Empty if the previous release answers, which does not send it. */
        change_mark: z.string().default(''),
      }),
    ),
  }),
  deadlineMs: 2_000,
});

/**
 * The change marks of all stored images by their paths, also those of removed properties, a page of properties at a time:
 * `next` is the `after` of the next page, null after the last.
 */
export const ListImageMarks = defineRpc({
  message: 'catalog.listImageMarks',
  callers: ['crm-sync'],
  safety: 'read',
  input: z.object({ after: z.int().min(0).default(0) }),
  output: z.object({ marks: z.record(z.string(), z.string()), next: z.int().nullable() }),
});

/** What crm-sync needs to know of stored properties to skip work: images with their change marks. */
export const GetStoredImages = defineRpc({
  message: 'catalog.getStoredImages',
  callers: ['crm-sync'],
  safety: 'read',
  input: z.object({ ids: z.array(propertyId()).min(1).max(50) }),
  output: z.object({
    items: z.array(z.object({ id: z.int(), images: PropertyRecord.shape.images })),
  }),
});

/**
 * Title and city of a lead's property for the mail to the broker, also of properties that are no longer public. One that
 * never was public is `property-not-found` like an unknown one, so that forms do not reveal which ids exist.
 */
export const GetLeadProperty = defineRpc({
  message: 'catalog.getLeadProperty',
  callers: ['leads'],
  safety: 'read',
  input: PropertyId,
  output: z.object({
    id: z.int(),
    title: z.string(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    is_public: z.boolean(),
    /** True if the property is sold, let or no longer in the CRM; undefined if an older catalog answers. */
    is_gone: z.boolean().default(false),
  }),
});
