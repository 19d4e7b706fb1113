import { leadKinds } from '@estate/domain/forms/all-forms';
import { contactFields } from '@estate/domain/forms/crm-transfer';
import { deals, objectKinds } from '@estate/domain/property/vocabulary';
import { salutations } from '@estate/domain/text/salutation';
import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { defineRpc } from '../rpc.ts';
import { ContactConflict } from './crm-transfer-state.ts';
import { ChangedLead, LeadId, owner } from './inbox.ts';

/*
 * Transfer of a lead to the CRM: leads decides which leads are transferred and stores the state; crm-sync writes the
 * lead to the CRM and reports the outcome (decision 46).
 */

/** A job of the queue. It contains no personal data; crm-sync requests the lead from leads. */
export const CrmTransferJob = z.object({ leadId: LeadId });

/** The job for one lead. BullMQ ignores a second job with the same `jobId` while the first is in the queue. */
export const crmTransferJob = (leadId: string) => ({
  name: 'crm-transfer',
  data: { leadId } satisfies z.input<typeof CrmTransferJob>,
  opts: { jobId: `${leadId}-crm-transfer`, attempts: 1, removeOnComplete: true, removeOnFail: true },
});

/**
 * Body of `POST /api/admin/leads/{id}/crm-transfer`. `overwrite` is a conflicting field in which the lead's value shall
 * replace that of the CRM.
 */
export const CrmTransferOrder = z.strictObject({ overwrite: z.enum(contactFields).optional() });

/**
 * Queues the transfer of a lead to the CRM, also again after a failure, or the overwriting of one field of the
 * contact. A lead that is already transferred stays unchanged. Fails with `conflict` for spam, for a field without a
 * conflict, and while the lead is being transferred.
 */
export const OrderCrmTransfer = defineRpc({
  message: 'leads.orderCrmTransfer',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ id: LeadId, owner, by: z.string().min(1).max(100), order: CrmTransferOrder }),
  output: ChangedLead,
});

const amount = z.number().optional();

/** The data of one lead that crm-sync stores in the CRM. */
export const LeadToTransfer = z.object({
  id: LeadId,
  person: z.object({
    salutation: z.enum(salutations).optional(),
    first_name: z.string().optional(),
    last_name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
  }),
  /** Subject and content (as HTML and as text) of the mail to the agency about this lead. */
  title: z.string(),
  html: z.string(),
  text: z.string(),
  /** Id of the property in question, which is the CRM's id. */
  property_id: z.int().optional(),
  /** The fields of a search order as the visitor filled them in. */
  search: z
    .object({
      buyOrRent: z.enum(deals).optional(),
      propertyType: z.enum(objectKinds).optional(),
      location: z.string(),
      minRooms: amount,
      maxRooms: amount,
      minPrice: amount,
      maxPrice: amount,
    })
    .optional(),
  delete_after: z.iso.date(),
  /** Id of the contact that an earlier attempt found or created. */
  contact_id: z.int().optional(),
  /** Fields in which the lead's value replaces that of the CRM. */
  overwrite: z.array(z.enum(contactFields)),
});
export type LeadToTransfer = z.infer<typeof LeadToTransfer>;

/** crm-sync ends an attempt to transfer a lead after this time. */
export const maxTransferMs = 10 * 60_000;

/**
 * The lead for an attempt of `maxTransferMs`, which a deletion of the lead waits for; null if the lead is deleted, being
 * deleted, spam, or already transferred.
 */
export const GetLeadToTransfer = defineRpc({
  message: 'leads.getLeadToTransfer',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({ id: LeadId }),
  output: z.object({ lead: LeadToTransfer.nullable() }),
});

const contact = { contact_id: z.int(), was_known: z.boolean() };

/**
 * `delayed`: a temporary fault, after which the transfer is retried. `failed`: a fault that a person has to resolve.
 * Both name the contact if it was found or created before the fault.
 */
export const CrmTransferOutcome = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('transferred'),
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
export type CrmTransferOutcome = z.infer<typeof CrmTransferOutcome>;

/** Stores the outcome of an attempt. A lead whose transfer is no longer pending stays unchanged. */
export const RecordCrmTransferOutcome = defineRpc({
  message: 'leads.recordCrmTransferOutcome',
  callers: ['crm-sync'],
  safety: 'idempotent',
  input: z.object({ id: LeadId, outcome: CrmTransferOutcome }),
  output: z.object({}),
});

/**
 * The kinds of leads that are transferred to the CRM automatically. In a `PUT`, `version` is the version of the
 * settings that the person has edited.
 */
export const CrmTransferSettings = z.strictObject({
  kinds: z.array(z.enum(leadKinds)).max(leadKinds.length),
  version: z.int().min(0),
});
export type CrmTransferSettings = z.infer<typeof CrmTransferSettings>;

/** The settings and the number of leads whose transfer failed. */
const CurrentCrmTransferSettings = CrmTransferSettings.extend({ failed: z.int() });

/** `kinds` is empty until somebody saves the settings. */
export const GetCrmTransferSettings = defineRpc({
  message: 'leads.getCrmTransferSettings',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: CurrentCrmTransferSettings,
});

/**
 * Saves the settings, which apply to leads that arrive later. Fails with `outdated-record` if somebody else saved the
 * settings since `version`.
 */
export const SetCrmTransferSettings = defineRpc({
  message: 'leads.setCrmTransferSettings',
  callers: ['bff'],
  safety: 'idempotent',
  input: CrmTransferSettings,
  output: CurrentCrmTransferSettings.extend({ audit: AuditFacts }),
});

/**
 * Queues the transfer to the CRM again for every lead whose transfer failed, for instance after the API key got a
 * permission. Returns their number.
 */
export const RetryCrmTransfers = defineRpc({
  message: 'leads.retryCrmTransfers',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ by: z.string().min(1).max(100) }),
  output: z.object({ ordered: z.int(), audit: AuditFacts }),
});
