import { z } from 'zod';
import { NamedJob } from '../jobs.ts';
import { PropertyUpsert } from './property.ts';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** The fields that staff can refresh from the CRM for all properties at once (staff-area §2.50, §2.51). */
const UpdatableFields = PropertyUpsert.pick({ price_on_inquiry: true, optional_fields: true });
export const updatableFields = UpdatableFields.keyof().options;
export type UpdatableField = (typeof updatableFields)[number];

/**
 * Sets single fields of stored properties, at most 50 properties per call. An import that was fetched before
 * `fetched_at` but is stored later keeps these fields and writes the others. `outdated`: the property or one of the
 * fields was already stored from a newer CRM response. `unknown`: no such property; nothing is stored.
 */
export const UpdatePropertyFields = defineRpc({
  message: 'catalog.updatePropertyFields',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({
    fetched_at: z.iso.datetime(),
    /** The job that fetched the fields from the CRM, for the history of the property. */
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
