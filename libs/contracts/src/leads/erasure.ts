import { z } from 'zod';
import { isPhone, minPhoneDigits } from '@estate/domain/text/phone-key';
import { leadKinds } from '@estate/domain/forms/all-forms';
import { leadDeletionReasons, type LeadDeletionReason } from '@estate/domain/forms/lead-words';
import { FilePage } from '../file-page.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { RemainingRecords } from '../hashed-address.ts';
import { DocumentHash } from '../media/documents.ts';
import { email, line } from './form-fields.ts';
import { LeadCursor, LeadDetail, LeadId } from './inbox.ts';
import { defineRpc } from '../rpc.ts';

const missing = 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.';

/**
 * Body of `POST /api/admin/leads/access` and `/erase`: either the e-mail address or the telephone number of the
 * person.
 */
export const PersonQuery = z
  .strictObject({
    email: email({ missing, invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }).optional(),
    phone: line(60)
      .refine(isPhone, `Bitte geben Sie eine Telefonnummer mit mindestens ${minPhoneDigits} Ziffern ein.`)
      .optional(),
  })
  .refine(({ email: address, phone }) => (address === undefined) !== (phone === undefined), {
    error: missing,
    path: ['email'],
  });
export type PersonQuery = z.infer<typeof PersonQuery>;

/** The services that store data of visitors, in displayed order. */
export const erasingServices = ['leads', 'crm-sync', 'identity'] as const;
export type ErasingService = (typeof erasingServices)[number];

const count = z.int().optional();

/** The number of erased records of a service by kind; a missing kind means none. */
export const ErasedCounts = z.object({
  leads: count,
  saved_addresses: count,
  notices: count,
  /** Reports about properties that are mailed to the person as their proprietor. */
  reports: count,
  /** Search orders, confirmed or not. */
  search_orders: count,
  /** Contacts in the CRM that transfers of the leads found or created. They stay there. */
  crm_contacts: count,
  /** Records about other subjects from which the address was removed. */
  mentions: count,
});
export type ErasedCounts = z.infer<typeof ErasedCounts>;

/** Whether all data of a person is erased, or a single lead, which only leads stores. */
const erasedSubjects = ['person', 'lead'] as const;

/** The proof of an erasure. It contains no personal data. */
export const Erasure = z.object({
  id: z.string(),
  subject: z.enum(erasedSubjects),
  requested_at: z.iso.datetime(),
  /** Null until every service has confirmed the erasure. */
  done_at: z.iso.datetime().nullable(),
  parts: z.array(
    z.object({
      service: z.enum(erasingServices),
      confirmed_at: z.iso.datetime().nullable(),
      erased: ErasedCounts,
      /** Records that still existed at the service's last count; empty after its confirmation. */
      left: RemainingRecords,
    }),
  ),
});
export type Erasure = z.infer<typeof Erasure>;

export const maxErasures = 100;

/**
 * Erases all data about the person with this e-mail address or telephone number. The erasure is stored under a keyed
 * hash and repeated until every service has confirmed it. A running erasure of the same person continues. Leads that
 * arrive later are kept.
 */
export const ErasePerson = defineRpc({
  message: 'leads.erasePerson',
  callers: ['bff'],
  safety: 'idempotent',
  input: PersonQuery,
  output: Erasure.extend({ audit: AuditFacts }),
});

const reasons = Object.keys(leadDeletionReasons) as [LeadDeletionReason, ...LeadDeletionReason[]];

/** Query of `DELETE /api/admin/leads/{id}`. */
export const LeadDeletionQuery = z.strictObject({
  reason: z.enum(reasons, 'Bitte wählen Sie einen Grund.'),
});

/** The proof that one lead was deleted, and the kind of the lead. */
export const LeadDeletion = z.object({ kind: z.enum(leadKinds), erasure: Erasure });
export type LeadDeletion = z.infer<typeof LeadDeletion>;

/**
 * Deletes one lead with all its data and counts the remaining records. A lead with a mail that is being sent is deleted
 * after sending; other remaining records are deleted later too. Fails with `not-found` if the lead is already gone.
 */
export const DeleteLead = defineRpc({
  message: 'leads.deleteLead',
  callers: ['bff'],
  safety: 'once',
  input: LeadDeletionQuery.extend({ id: LeadId }),
  output: LeadDeletion.extend({ audit: AuditFacts }),
  deadlineMs: 15_000,
});

/** The last erasures, newest first. */
export const ListErasures = defineRpc({
  message: 'leads.listErasures',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(Erasure) }),
});

/** A lead in the response to a person's request for access to the stored data. */
export const PersonLead = LeadDetail.extend({
  /** Shortened IP address (network) from which the form was sent. */
  client_ip: z.string().optional(),
});
export type PersonLead = z.infer<typeof PersonLead>;

/** A report about a property that is mailed to the person as its proprietor. */
export const PersonReport = z.object({
  property_id: z.int(),
  name: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
});
export type PersonReport = z.infer<typeof PersonReport>;

/** A search order of the person: what it searches, and the proof of the consent. */
export const PersonSearchOrder = z.object({
  email: z.string(),
  /** How the mails begin. */
  greeting: z.string(),
  name: z.string(),
  query: z.string(),
  rhythm: z.string(),
  consent: z.string().nullable(),
  ordered_at: z.iso.datetime(),
  ordered_from: z.string().nullable(),
  confirmed_at: z.iso.datetime().nullable(),
  confirmed_from: z.string().nullable(),
});
export type PersonSearchOrder = z.infer<typeof PersonSearchOrder>;

/** A version of an exposé that the person's link in a letter of staff gave first at this time, by its SHA-256. */
export const PersonOpenedExpose = z.object({
  property_id: z.int(),
  hash: DocumentHash,
  at: z.iso.datetime(),
});
export type PersonOpenedExpose = z.infer<typeof PersonOpenedExpose>;

/** All stored data about one person, newest lead first: response of `POST /api/admin/leads/access`. */
export const PersonData = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  created_at: z.iso.datetime(),
  leads: z.array(PersonLead),
  reports: z.array(PersonReport),
  search_orders: z.array(PersonSearchOrder),
  opened_exposes: z.array(PersonOpenedExpose),
});
export type PersonData = z.infer<typeof PersonData>;

/** The data as JSON (PersonData), or as an HTML page to print. A telephone number is found in any spelling. */
export const ReadPerson = defineRpc({
  message: 'leads.readPerson',
  callers: ['bff'],
  safety: 'read',
  input: z.object({
    ...PersonQuery.shape,
    as: z.enum(['json', 'html']),
    cursor: LeadCursor.optional(),
  }),
  output: FilePage,
  deadlineMs: 15_000,
});
