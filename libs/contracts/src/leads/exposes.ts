import { z } from 'zod';
import { PropertyId } from '../catalog/properties.ts';
import { DocumentHash } from '../media/documents.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { defineRpc } from '../rpc.ts';
import { LeadId, owner, ReplyFile } from './inbox.ts';
import { DocumentKind } from './lead-exposes.ts';

/** A document that media has, and the name of its file. */
export const DocumentFile = z.object({ hash: DocumentHash, name: z.string() });
export type DocumentFile = z.infer<typeof DocumentFile>;

/** The credential in the link of a mail with an exposé. */
const token = z.string().max(120);

/** The most properties of one selection. */
export const selectionLimit = 12;

/**
 * One document about the public properties among these ids, in this order, with what everybody may see. Fails with
 * `not-found` if none of them is public, and with `unavailable` while media is.
 */
export const MakeSelection = defineRpc({
  message: 'leads.makeSelection',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ ids: z.array(PropertyId.shape.id).min(1).max(selectionLimit) }),
  output: DocumentFile,
  deadlineMs: 60_000,
});

/**
 * The HTML page behind the link of a mail with an exposé; notes that it was opened. Fails with `not-found` for an unknown
 * link, `expose-over` 30 days after the mail, and `property-gone` once the property is not public any more.
 */
export const ReadExposePage = defineRpc({
  message: 'leads.readExposePage',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ token }),
  output: z.object({ html: z.string() }),
});

/**
 * The exposé exactly as it was sent, or the bank's sheet as of now; notes that it was downloaded. Fails as
 * `ReadExposePage`, and with `unavailable` while media is.
 */
export const OpenExposeFile = defineRpc({
  message: 'leads.openExposeFile',
  callers: ['bff'],
  safety: 'once',
  input: z.object({ token, kind: DocumentKind }),
  output: DocumentFile,
  deadlineMs: 60_000,
});

/** What an exposé lacks: data of the energy certificate, a plan, a picture, a description, the commission. */
export const ExposeGap = z.enum(['energy', 'plan', 'picture', 'description', 'commission']);
export type ExposeGap = z.infer<typeof ExposeGap>;

/** Why a PDF of the CRM is not sent any more: the price is another one, or its text names a street that is hidden. */
export const CrmFileObstacle = z.enum(['price', 'street']);
export type CrmFileObstacle = z.infer<typeof CrmFileObstacle>;

/** The PDF of the CRM that staff chose instead of the exposé of the website. */
export const ExposeCrmFile = z.object({
  title: z.string(),
  pages: z.int(),
  taken_at: z.iso.datetime(),
  /** Null if it is sent. Else the exposé of the website is. */
  obstacle: CrmFileObstacle.nullable(),
});
export type ExposeCrmFile = z.infer<typeof ExposeCrmFile>;

/** How exposés of a property are sent: at once, or by staff after a review; and what those of the website lack. */
export const ExposeState = z.object({
  is_reviewed: z.boolean(),
  /** Null if the exposé of the website is sent. */
  crm_file: ExposeCrmFile.nullable(),
  has_bank_sheet: z.boolean(),
  /** Whether documents leave the address out, unless staff release it to a person. */
  hides_address: z.boolean(),
  gaps: z.array(ExposeGap),
});
export type ExposeState = z.infer<typeof ExposeState>;

/** Fails with `property-not-found`. */
export const GetExposeState = defineRpc({
  message: 'leads.getExposeState',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: ExposeState,
});

export const ExposeReview = z.object({ is_reviewed: z.boolean() });

/** Sets whether staff send the exposés of a property themselves. */
export const SetExposeReview = defineRpc({
  message: 'leads.setExposeReview',
  callers: ['bff'],
  safety: 'idempotent',
  input: PropertyId.extend(ExposeReview.shape),
  output: z.object({ audit: AuditFacts }),
});

export const ExposeSource = z.object({ from_crm: z.boolean() });

/**
 * Takes the PDF that the CRM marks as the exposé of a property as it is now, which is sent from then on, or goes back to
 * the exposé of the website. Orders, selections and released addresses keep the latter. Fails with `conflict` and the
 * reason in German if the CRM has no such PDF, it cannot be taken, or its text names a street that is hidden; with
 * `property-not-found`; with the `crm-…` problems while the CRM does not answer, and with `unavailable` while media is.
 */
export const SetExposeSource = defineRpc({
  message: 'leads.setExposeSource',
  callers: ['bff'],
  safety: 'idempotent',
  input: PropertyId.extend(ExposeSource.shape),
  output: z.object({ audit: AuditFacts }),
  deadlineMs: 60_000,
});

/** A document as it would be sent now, also of a property that is not public. Fails with `property-not-found`. */
export const PreviewDocument = defineRpc({
  message: 'leads.previewDocument',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId.extend({ kind: DocumentKind }),
  output: DocumentFile,
  deadlineMs: 60_000,
});

/**
 * Body of `POST /api/admin/leads/{id}/documents`. `with_address` releases an address that visitors do not see to the
 * sender of the lead.
 */
export const DocumentAttachment = z.strictObject({
  kind: DocumentKind,
  with_address: z.boolean().default(false),
});
export type DocumentAttachment = z.infer<typeof DocumentAttachment>;

/**
 * Makes a document of the property of a lead and stores it as a file of a reply (ReplyFile). It counts as sent with that
 * reply. Fails with `not-found` for the lead, `property-not-found`, `conflict` for a lead that names no property, is
 * suspicious or has no address, `invalid-input` if the files of the reply become too many or too large, and `unavailable`
 * while media is.
 */
export const AttachDocument = defineRpc({
  message: 'leads.attachDocument',
  callers: ['bff'],
  safety: 'once',
  input: DocumentAttachment.extend({ id: LeadId, owner, by: z.string().min(1).max(100) }),
  output: ReplyFile.extend({ audit: AuditFacts }),
  deadlineMs: 60_000,
});
