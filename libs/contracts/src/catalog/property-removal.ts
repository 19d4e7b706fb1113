import { z } from 'zod';
import { NamedJob } from '../jobs.ts';
import { NamedProperty } from '../named-property.ts';
import { removalReasons } from '@estate/domain/property/removal-reasons';
import { defineRpc } from '../rpc.ts';
import { propertyId } from '../values.ts';

/** Maximum number of properties per call, so that a message stays below 1 MB. */
export const maxRemovedPerCall = 500;

/** Ids and titles of stored properties, ascending by id, at most 500 a call. Unknown ids are left out. */
export const NameProperties = defineRpc({
  message: 'catalog.nameProperties',
  callers: ['crm-sync'],
  safety: 'read',
  input: z.object({ ids: z.array(propertyId()).min(1).max(maxRemovedPerCall) }),
  output: z.object({ items: z.array(NamedProperty) }),
});

/**
 * Removes properties from the website that the CRM deleted or archived. Status, images and history are kept, in case
 * the CRM lists the property again. `checked_at` is the time of the CRM's response about these properties. The returned
 * `removed` contains only newly removed ids: no unknown properties, none removed before, and none stored from a newer
 * CRM response.
 */
export const RemoveProperties = defineRpc({
  message: 'catalog.removeProperties',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({
    properties: z
      .array(z.object({ id: propertyId(), reason: z.enum(removalReasons), checked_at: z.iso.datetime() }))
      .min(1)
      .max(maxRemovedPerCall),
    /** The job that checked the properties in the CRM, for the history of the property. */
    job: NamedJob.optional(),
  }),
  output: z.object({ removed: z.array(z.int()) }),
  deadlineMs: 20_000,
});
