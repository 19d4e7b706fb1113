import { leadKinds } from '@estate/domain/forms/all-forms';
import { contactFields } from '@estate/domain/forms/filing';
import { deals, objectKinds } from '@estate/domain/property/vocabulary';
import { salutations } from '@estate/domain/text/salutation';
import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { ContactConflict } from './filing-state.ts';
import { LeadDetail, LeadId, owner } from './inbox.ts';

/* The way of a lead into the CRM: leads owns the order, crm-sync carries it out and reports what came of it (decision 46). */

/** A job of the queue. It names no person; crm-sync asks leads for the lead. */
export const FilingJob = z.object({ leadId: LeadId });

/** The job for one lead; while it is in the queue, another one is dropped. */
export const filingJob = (leadId: string) => ({
  name: 'file-lead',
  data: { leadId } satisfies z.input<typeof FilingJob>,
  opts: { jobId: `${leadId}-filing`, attempts: 1, removeOnComplete: true, removeOnFail: true },
});

/** Body of `POST /api/admin/leads/{id}/filing`; `overwrite` names a conflict in which the lead is right. */
export const FilingOrder = z.strictObject({ overwrite: z.enum(contactFields).optional() });

/**
 * Orders that a lead is filed in the CRM, or once more after a failure, or that one field of the contact is overwritten.
 * A lead that is filed already stays as it is. `conflict` for spam, for a field without a conflict, and while it is being
 * filed.
 */
export const FileLead = defineRpc({
  message: 'leads.fileLead',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ id: LeadId, owner, by: z.string().min(1).max(100), order: FilingOrder }),
  output: LeadDetail,
});

const amount = z.number().optional();

/** What is to be filed of one lead. */
export const LeadToFile = z.object({
  id: LeadId,
  person: z.object({
    salutation: z.enum(salutations).optional(),
    first_name: z.string().optional(),
    last_name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
  }),
  /** What was sent, as the mail to the agency says it: its subject, and its content as HTML and as text. */
  title: z.string(),
  html: z.string(),
  text: z.string(),
  /** The CRM's id of the property in question. */
  property_id: z.int().optional(),
  /** A search order as it was filled in. */
  search: z
    .object({
      buyOrRent: z.enum(deals),
      propertyType: z.enum(objectKinds),
      location: z.string(),
      minRooms: amount,
      maxRooms: amount,
      minPrice: amount,
      maxPrice: amount,
    })
    .optional(),
  /** The day on which the website deletes the lead. */
  delete_after: z.iso.date(),
  /** The contact of an earlier attempt. */
  contact_id: z.int().optional(),
  /** Fields in which the lead is right. */
  overwrite: z.array(z.enum(contactFields)),
});
export type LeadToFile = z.infer<typeof LeadToFile>;

/** The lead if it waits to be filed; null if it is gone, spam, or filed already. */
export const GetLeadToFile = defineRpc({
  message: 'leads.getLeadToFile',
  callers: ['crm-sync'],
  safety: 'read',
  input: z.object({ id: LeadId }),
  output: z.object({ lead: LeadToFile.nullable() }),
});

const contact = { contact_id: z.int(), was_known: z.boolean() };

/**
 * `delayed`: a fault that passes, so that it is tried again; `failed`: only a person can help. Both name the contact if it
 * was made before the fault.
 */
export const FilingOutcome = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('filed'),
    ...contact,
    task_id: z.int().optional(),
    saved_query_id: z.int().optional(),
    conflicts: z.array(ContactConflict).max(contactFields.length),
  }),
  z.object({
    state: z.enum(['delayed', 'failed']),
    reason: z.string().max(500),
    contact: z.object(contact).optional(),
  }),
]);
export type FilingOutcome = z.infer<typeof FilingOutcome>;

/** Stores what came of an attempt; a lead that does not wait any more stays as it is. */
export const NoteFiling = defineRpc({
  message: 'leads.noteFiling',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({ id: LeadId, outcome: FilingOutcome }),
  output: z.object({}),
});

/** The kinds of leads that are filed by themselves. `PUT` names the version that the person saw. */
export const FilingSettings = z.strictObject({
  kinds: z.array(z.enum(leadKinds)).max(leadKinds.length),
  version: z.int().min(0),
});
export type FilingSettings = z.infer<typeof FilingSettings>;

/** The same, and how many leads failed on their way. */
export const CurrentFilingSettings = FilingSettings.extend({ failed: z.int() });
export type CurrentFilingSettings = z.infer<typeof CurrentFilingSettings>;

/** No kinds until somebody chooses some. */
export const GetFilingSettings = defineRpc({
  message: 'leads.getFilingSettings',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: CurrentFilingSettings,
});

/** Holds for leads that come in from now on; `outdated-record` if somebody else saved since `version`. */
export const SetFilingSettings = defineRpc({
  message: 'leads.setFilingSettings',
  callers: ['bff'],
  safety: 'idempotent',
  input: FilingSettings,
  output: CurrentFilingSettings,
});

/** Orders all leads again that failed, for instance after the key got a right. */
export const RetryFilings = defineRpc({
  message: 'leads.retryFilings',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ by: z.string().min(1).max(100) }),
  output: z.object({ ordered: z.int() }),
});
