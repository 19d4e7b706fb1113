import { z } from 'zod';
import { answeredShape } from './answered-property.ts';
import { NamedJob } from '../jobs.ts';
import {
  comparedLimit,
  ComparedProperties,
  MapPoints,
  NearMisses,
  PropertyCards,
  PlacesQuery,
  PropertyListPage,
  PropertyPlaces,
  PropertyQuery,
  ReferenceCards,
  SearchReading,
} from './listing.ts';
import { ImageAccessKey, PropertyRecord, PropertyUpsert } from './property.ts';
import { PublicProperty } from './public-property.ts';
import { removalReasons } from '@estate/domain/property/removal-reasons';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

export const PropertyId = z.object({ id: propertyId() });

/** The latest properties for the home page, at most six (visitor-area §7.1). */
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

/** Moves the search text of a list into the fields of its filter. `page` and `page_size` are ignored. */
export const ReadSearch = defineRpc({
  message: 'catalog.readSearch',
  callers: ['bff'],
  safety: 'read',
  input: PropertyQuery,
  output: SearchReading,
});

/** What a list with few hits would show with one condition less or wider. `page` and `page_size` are ignored. */
export const FindNearMisses = defineRpc({
  message: 'catalog.findNearMisses',
  callers: ['bff'],
  safety: 'read',
  input: PropertyQuery,
  output: NearMisses,
});

/** All hits of the listing page as points of the map. `page`, `page_size` and `sort` are ignored. */
export const ListMapPoints = defineRpc({
  message: 'catalog.listMapPoints',
  callers: ['bff'],
  safety: 'read',
  input: PropertyQuery,
  output: MapPoints,
});

/**
 * The places with properties in Germany, or with properties abroad, with the number of properties in each place, in
 * German alphabetical order. Other filters are not applied.
 */
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

/** Properties that were sold or let (visitor-area §7.5), the last 100 that were imported. */
export const ListSold = defineRpc({
  message: 'catalog.listSold',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: ReferenceCards,
});

/**
 * One public property (visitor-area §7.4). Fails with `property-not-found` if it never was public, and with
 * `property-gone` if it is no longer public.
 */
export const GetProperty = defineRpc({
  message: 'catalog.getProperty',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: PublicProperty,
});

/**
 * A property for a document, also one that is not public; hidden fields are left out as for visitors, and so are texts that
 * name a hidden street. `with_address` is for a person to whom staff released the address: the document then names it and
 * its exact position, but never in its title. `hides_address` says whether visitors do not see it. Fails with `property-not-found`.
 */
export const GetDocumentProperty = defineRpc({
  message: 'catalog.getDocumentProperty',
  callers: ['leads'],
  safety: 'read',
  input: PropertyId.extend({ with_address: z.boolean().default(false) }),
  output: z.object({
    property: PublicProperty,
    is_public: z.boolean(),
    hides_address: z.boolean().default(false),
  }),
});

/**
 * Up to three offers that are similar to a property (visitor-area §7, V-7.26). Fails with `property-not-found` if the
 * property is not public.
 */
export const ListSimilar = defineRpc({
  message: 'catalog.listSimilar',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: PropertyCards,
});

/** The public properties among these ids, by id descending. Unknown and hidden ones are left out. */
export const CompareProperties = defineRpc({
  message: 'catalog.compareProperties',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ ids: z.array(propertyId()).min(1).max(comparedLimit) }),
  output: ComparedProperties,
});

/** Chosen so that one response stays below 1 MB, the limit of an RPC message. */
export const publicPagesLimit = 5_000;

/**
 * Ids, titles and update times of all public properties, for the sitemap. By id descending, at most 5,000 per
 * response. `before` is the last id of the previous response.
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

/** Chosen so that one response stays below 1 MB, the limit of an RPC message. */
export const propertyIdsLimit = 5_000;

/**
 * Ids of all stored properties that are not removed, ascending, at most 5,000 per page. `after` is the last id of the
 * previous page. Ids never change, so that paging is complete even if properties change meanwhile.
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
    /** Set if the CRM's response itself shows that the property has to be removed from the website. */
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
 * Upserts the properties of one CRM response, which was fetched at `fetched_at`, at most 50 per call. Equal content
 * updates only the stored time. A property whose stored time is newer than `fetched_at` is refused (`outdated`).
 * `website_status` of a stored property never changes; a new property starts as `aktiv`. `removed_because` removes the
 * property from the website, and a later call without this field restores the property. `images: null` keeps the
 * stored images. An image, identified by its id, keeps the access key that was generated when the image was first
 * stored.
 */
export const UpsertProperties = defineRpc({
  message: 'catalog.upsertProperties',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({
    fetched_at: z.iso.datetime(),
    properties: z.array(UpsertedProperty).min(1).max(50),
    /**
     * True in the first sync of this website. Its properties do not count as new, because they were on offer before.
     */
    is_first_sync: z.boolean().default(false),
    /** The job that fetched the properties from the CRM, for the history of the property. */
    job: NamedJob.optional(),
    /** Writes nothing and returns what would be written. */
    is_rehearsal: z.boolean().default(false),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        outcome: z.enum(['created', 'updated', 'unchanged', 'outdated']),
        /** The names of the fields that differ; only set for a rehearsal. */
        fields: z.array(z.string()).optional(),
      }),
    ),
  }),
  deadlineMs: 20_000,
});

/**
 * The images of a property that visitors may see, with access key and current image version (`change_mark`). The list
 * is empty for an unknown property and for a hidden one alike, so that the response does not reveal which ids exist.
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
        /** Empty if a catalog of the previous release responds, because that release does not send the field. */
        change_mark: z.string(),
      }),
    ),
  }),
  deadlineMs: 2_000,
});

/**
 * The current versions (`change_mark`) of all stored images by their paths, one page of properties per call. `removed`
 * are the paths of images of removed properties. `next` is the `after` of the next page, null on the last page.
 */
export const ListImageMarks = defineRpc({
  message: 'catalog.listImageMarks',
  callers: ['crm-sync'],
  safety: 'read',
  input: z.object({ after: z.int().min(0).default(0) }),
  output: z.object({
    marks: z.record(z.string(), z.string()),
    removed: z.array(z.string()),
    next: z.int().nullable(),
  }),
});

/**
 * The stored images of properties with their versions (`change_mark`), so that crm-sync transfers only changed images.
 */
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
 * Title and place of a lead's property for the mail to the person who answers, also of properties that are no longer public. Fails
 * with `property-not-found` for a property that never was public as for an unknown one, so that forms do not reveal
 * which ids exist.
 */
export const GetLeadProperty = defineRpc({
  message: 'catalog.getLeadProperty',
  callers: ['leads'],
  safety: 'read',
  input: PropertyId,
  output: z.object({
    id: z.int(),
    title: z.string(),
    ...answeredShape,
    is_public: z.boolean(),
    /** True if the property is sold, let or no longer in the CRM. */
    is_gone: z.boolean(),
  }),
});
