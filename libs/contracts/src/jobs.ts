import {
  invalidPropertyIdText,
  maxImportedIds,
  missingPropertyId,
  typedPropertyIdPattern,
} from '@estate/domain/property/property-id';
import { z } from 'zod';
import { NamedProperty } from './named-property.ts';
import { propertyId } from './values.ts';

/**
 * BullMQ queue of crm-sync. Job ids contain no colons, because BullMQ separates the parts of its Redis keys with
 * colons. Payloads contain no personal data, because Redis keeps finished jobs for days (architecture.md, Jobs).
 */
export const crmQueue = 'crm-sync';

/** Id of a job. Only a UUID is accepted, because other text could address another key of the queue in Redis. */
export const JobId = z.uuid('Diesen Vorgang gibt es nicht.');

export const JobState = z.enum(['waiting', 'active', 'completed', 'failed', 'cancelled']);
export type JobState = z.infer<typeof JobState>;

export const JobProgress = z.object({
  total: z.int().min(0),
  done: z.int().min(0),
  successful: z.int().min(0),
  failed: z.int().min(0),
  /** Progress of the current property's images, while an import fetches them. */
  images: z.object({ total: z.int().min(0), done: z.int().min(0) }).optional(),
  /** Processed properties per second since the job was started or resumed; only for batch updates. */
  per_second: z.number().min(0).optional(),
});
export type ImageProgress = NonNullable<z.infer<typeof JobProgress>['images']>;
export type JobProgress = z.infer<typeof JobProgress>;

/** A property id in the input of staff: digits, trimmed, at least 1 (staff-area §5). */
export const TypedPropertyId = z
  .union([z.string().trim(), propertyId(invalidPropertyIdText)], invalidPropertyIdText)
  .refine((id) => id !== '', { message: missingPropertyId, abort: true })
  .refine((id) => typeof id === 'number' || typedPropertyIdPattern.test(id), {
    message: invalidPropertyIdText,
    abort: true,
  })
  .transform(Number);

const importImages = z.boolean().default(true);

/** Id of an earlier job of the same kind. Only the properties that failed in it are processed. */
const retryOf = JobId.optional();

/** Body of `POST /api/admin/jobs`. */
export const StartJob = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('import-property'),
      propertyId: TypedPropertyId.optional(),
      propertyIds: z.array(TypedPropertyId).min(1).max(maxImportedIds).optional(),
      importImages,
    })
    .refine((job) => (job.propertyId === undefined) !== (job.propertyIds === undefined), {
      path: ['propertyId'],
      message: missingPropertyId,
    }),
  z.object({ kind: z.literal('full-sync'), importImages }),
  z.object({ kind: z.literal('incremental-sync'), importImages }),
  /** A full sync that writes nothing. Its result contains the changes that it would make. */
  z.object({ kind: z.literal('dry-run'), importImages }),
  /** Removes the objects of a list that office or an admin has confirmed, after requesting each from the CRM again. */
  z.object({ kind: z.literal('remove-vanished'), removalId: JobId }),
  z.object({ kind: z.literal('update-price-on-inquiry'), retryOf }),
  z.object({ kind: z.literal('update-optional-fields'), retryOf }),
]);
export type StartJob = z.infer<typeof StartJob>;
export type JobKind = StartJob['kind'];

export const FailedImage = z.object({
  id: z.string(),
  title: z.string().nullable(),
  reason: z.string(),
  url: z.string().nullable(),
});
export type FailedImage = z.infer<typeof FailedImage>;

export const ImportResult = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  error: z.string().optional(),
  property: z
    .object({
      id: z.int(),
      title: z.string().nullable(),
      city: z.string().nullable(),
      price: z.number().nullable(),
      isUpdate: z.boolean(),
      failedImageDetails: z.array(FailedImage),
    })
    .optional(),
});
export type ImportResult = z.infer<typeof ImportResult>;

/**
 * The outcome for stored objects that are missing in the CRM's list. The CRM confirmed that the `removed` ones are gone
 * and that it still has the `unchanged` ones. `is_waiting`: more objects are missing than the settings allow, so that office
 * or an admin has to confirm the removal. `crm_fault`: German text of the fault of the CRM because of which nothing was removed.
 * `named` are the first 200.
 */
export const RemovalResult = z.object({
  vanished: z.int(),
  removed: z.int(),
  unchanged: z.int(),
  is_waiting: z.boolean(),
  crm_fault: z.string().optional(),
  named: z.array(NamedProperty),
});
export type RemovalResult = z.infer<typeof RemovalResult>;

/**
 * The changes that a dry run would make: the first 200 objects of each outcome. `fields` are the names of the changed
 * fields.
 */
export const SyncPreview = z.object({
  created: z.array(NamedProperty),
  updated: z.array(NamedProperty.extend({ fields: z.array(z.string()) })),
  unchanged: z.array(NamedProperty),
});
export type SyncPreview = z.infer<typeof SyncPreview>;

/**
 * Result of batch updates, syncs and imports of several properties (staff-area §3). Errors and failed images beyond
 * the first 200 are only counted.
 */
export const BatchResult = z.object({
  success: z.boolean(),
  total: z.int(),
  successful: z.int(),
  failed: z.int(),
  created: z.int().optional(),
  updated: z.int().optional(),
  unchanged: z.int().optional(),
  errors: z.array(z.object({ propertyId: z.int(), error: z.string() })),
  failedImages: z.array(FailedImage.extend({ propertyId: z.int() })).optional(),
  imagesFailed: z.int().optional(),
  removal: RemovalResult.optional(),
  preview: SyncPreview.optional(),
  error: z.string().optional(),
});
export type BatchResult = z.infer<typeof BatchResult>;

export const Job = z.object({
  id: z.string(),
  kind: z.enum([
    'import-property',
    'full-sync',
    'incremental-sync',
    'dry-run',
    'remove-vanished',
    'update-price-on-inquiry',
    'update-optional-fields',
  ]),
  state: JobState,
  progress: JobProgress,
  // BatchResult is first, because ImportResult would accept a batch and strip its fields.
  result: z.union([BatchResult, ImportResult]).nullable(),
  /** Ids of the properties to import; lists of jobs contain the first 20. */
  property_ids: z.array(z.int()).optional(),
  /** The earlier job whose failed properties this job processes. */
  retry_of: z.string().optional(),
  started_by: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

export const NamedJob = Job.pick({ kind: true }).extend({ id: JobId });
export type NamedJob = z.infer<typeof NamedJob>;
