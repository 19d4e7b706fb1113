import { z } from 'zod';
import { formOf, type LeadKind, leadKinds } from '@estate/domain/forms/all-forms';
import { type BodyOf } from '@estate/domain/forms/form';
import { bodySchema, fieldsSchema } from './form-schema.ts';
import { addressFields } from '@estate/domain/forms/valuation';
import { incidentKinds } from '@estate/domain/staff/incident-texts';
import { defineRpc, type RpcContract } from '../rpc.ts';

/**
 * The response to a submitted form. A repeat with the same idempotency key gets the same response. `broker` is the
 * slug of the contact person; missing if the office is the contact. `received_at` says when a declaration arrived.
 */
export const LeadReceipt = z.object({
  id: z.string(),
  broker: z.string().optional(),
  received_at: z.iso.datetime().optional(),
});
export type LeadReceipt = z.infer<typeof LeadReceipt>;

const keyInvalid = 'Der Idempotency-Key ist ungültig.';

/** Data about a visitor's request that the BFF adds to the form. `client_ip` is already shortened. */
export const LeadOrigin = z.object({
  idempotency_key: z
    .string()
    .max(100, { error: keyInvalid, abort: true })
    .regex(/^[A-Za-z0-9_-]{8,}$/, keyInvalid),
  client_ip: z.string().max(64).nullable(),
  /** Reasons for suspicion; null if there are none. A suspicious lead is stored and marked, never dropped. */
  suspicion: z.string().max(200).nullable(),
});
export type LeadOrigin = z.infer<typeof LeadOrigin>;

/**
 * The RPC that sends the values of a form to leads, except the fields of the spam defence, which only the BFF reads.
 */
export type LeadRpc<Form extends z.ZodObject = z.ZodObject> = RpcContract<
  z.ZodObject<{ form: Form; origin: typeof LeadOrigin }>,
  typeof LeadReceipt
>;

const leadRpc = <Form extends z.ZodObject>(message: string, form: Form): LeadRpc<Form> =>
  defineRpc({
    message: `leads.${message}`,
    callers: ['bff'],
    safety: 'idempotent',
    input: z.object({ form, origin: LeadOrigin }),
    output: LeadReceipt,
  });

/**
 * The RPC of each kind of lead. It stores the lead and mails later. Fails with `key-reused` if the same key was used
 * with another body.
 */
export const leadRpcs = Object.fromEntries(
  leadKinds.map((kind): [LeadKind, LeadRpc] => [kind, leadRpc(formOf(kind).rpc, bodySchema(formOf(kind)))]),
) as Record<LeadKind, LeadRpc>;

export const ValuationAddress = fieldsSchema(addressFields);
export type ValuationAddress = BodyOf<typeof addressFields>;
export const SaveValuationAddress = leadRpc('saveValuationAddress', ValuationAddress);

const NoticeOrder = z.object({
  key: z.string().regex(/^[A-Za-z0-9_-]{8,100}$/, keyInvalid),
  to: z.string().max(254),
  valid_until: z.iso.datetime(),
});

/** A mail with a link to the page /admin/einladung or /admin/passwort, with `token` in the fragment of the address. */
const LinkMail = NoticeOrder.extend({
  kind: z.enum(['invitation', 'reset']),
  token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/),
});

/** The beginning of an incident, or its end if `until` is set. `text` is German and contains no personal data. */
export const IncidentFacts = z.object({
  kind: z.enum(incidentKinds),
  text: z.string().max(500),
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
});
export type IncidentFacts = z.infer<typeof IncidentFacts>;
const IncidentMail = NoticeOrder.extend({ kind: z.literal('incident'), incident: IncidentFacts });

/**
 * Mails a member of staff an invitation, a link for a new password, or a notice about an incident. The mail is stored
 * first and sent later, until `valid_until`. A repeat with the same key sends nothing; it fails with `key-reused` if
 * the body differs.
 */
export const SendNotice = defineRpc({
  message: 'leads.sendNotice',
  callers: ['crm-sync', 'identity'],
  safety: 'idempotent',
  input: z.discriminatedUnion('kind', [LinkMail, IncidentMail]),
  output: z.object({ id: z.string() }),
});

/**
 * Leads and mails for the overview of staff: leads since `since`, the last one, and the mails that wait. Mails about
 * suspicious leads are counted separately (`digest`), because they wait for the daily digest. With `owner`, only the
 * leads of this account count, and mails to staff are left out. `assignee` is the account for `assigned`.
 */
export const GetLeadsOverview = defineRpc({
  message: 'leads.getLeadsOverview',
  callers: ['bff', 'crm-sync'],
  safety: 'read',
  input: z.object({
    since: z.iso.datetime(),
    owner: z.string().min(1).max(100).nullable().default(null),
    assignee: z.string().min(1).max(100).nullable().default(null),
  }),
  output: z.object({
    new_leads: z.int(),
    /** Leads that wait for an answer; neither snoozed ones nor suspected ones count. */
    waiting: z.int(),
    /** Leads due by the end of the day, the overdue ones included; suspected ones do not count. */
    due_today: z.int(),
    /** The `waiting` leads that are assigned to `assignee`. */
    assigned: z.int(),
    unread: z.int(),
    /** Unsuspicious leads whose due time is over. */
    overdue: z.int(),
    /** Leads whose transfer to the CRM failed. */
    untransferred: z.int(),
    last_lead_at: z.string().nullable(),
    waiting_mails: z.object({
      agency: z.int(),
      digest: z.int(),
      visitor: z.int(),
      reply: z.int(),
      staff: z.int(),
    }),
    oldest_waiting_at: z.string().nullable(),
    /** People with search orders whose mailbox takes no mails, so that nothing is mailed to them; 0 with `owner`. */
    stopped_subscribers: z.int(),
    /**
     * Receipts of declarations that were refused or given up, or wait for more than ten minutes; those of leads that staff
     * closed or marked as spam do not count. `since` is when the first of these declarations arrived.
     */
    missing_receipts: z
      .object({ count: z.int(), since: z.iso.datetime().nullable() })
      .default({ count: 0, since: null }),
    /** One German sentence for each part of the regular work of leads; empty with `owner`. */
    background: z.array(z.string()),
  }),
  deadlineMs: 3_000,
});
