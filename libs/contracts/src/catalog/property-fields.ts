import { z } from 'zod';
import { NamedJob } from '../jobs.ts';
import { PropertyUpsert } from './property.ts';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** The fields that staff bring up to date for all properties at once (staff-area §2.50, §2.51). */
const UpdatableFields = PropertyUpsert.pick({ price_on_inquiry: true, optional_fields: true });
export const updatableFields = UpdatableFields.keyof().options;
export type UpdatableField = (typeof updatableFields)[number];

/**
 * Sets single fields of stored properties, at most 50 properties a call. An import that was read from the CRM before
 * `fetched_at` and is stored later keeps these fields and writes the rest. `outdated`: a newer reading of the property or
 * of one of the fields is stored. `unknown`: no such property; nothing is stored.
 */
export const UpdatePropertyFields = defineRpc({
  message: 'catalog.updatePropertyFields',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({
    fetched_at: z.iso.datetime(),
    /** The job that read the CRM; the history names it. */
    job: NamedJob.optional(),
    properties: z
      .array(
        UpdatableFields.extend({ id: propertyId() }).refine(
          (property) => updatableFields.some((field) => property[field] !== undefined),
          { message: 'Nennen Sie mindestens ein Feld.' },
        ),
      )
      .min(1)
      .max(50),
  }),
  output: z.object({
    results: z.array(
      z.object({ id: z.int(), outcome: z.enum(['updated', 'unchanged', 'outdated', 'unknown']) }),
    ),
  }),
  deadlineMs: 20_000,
});
