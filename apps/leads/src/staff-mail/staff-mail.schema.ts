import { type LeadKind } from '@estate/domain/forms/all-forms';
import { type IncidentFacts } from '@estate/contracts/leads/leads';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';
import { type MailedReport } from '../property-reports/report-mail.ts';
import { type StaffLetterKind } from './staff-letters.ts';

/** The lead of a mail about an assignment. It contains no personal data. */
export interface AssignedLead {
  id: string;
  kind: LeadKind;
  /** The number of other leads that were assigned together with this one. */
  others?: number;
}

/** The report of a removed property. It contains no personal data. */
export interface PausedReport {
  property: { id: number; title: string };
  /** The day on which the report ends, e.g. `2026-12-28`. */
  paused_until: string;
}

/**
 * A mail to a member of staff, or a report to a proprietor. Address and token are removed once it is sent or failed.
 */
export interface StaffMail {
  /** The key that the caller of the order chose, which makes the order idempotent. */
  _id: string;
  kind: StaffLetterKind;
  to: string | null;
  /** The token of the mail's link. It grants access to an account, so it is kept only while the mail is pending. */
  token: string | null;
  incident: IncidentFacts | null;
  lead: AssignedLead | null;
  report?: MailedReport | null;
  pausedReport?: PausedReport | null;
  /** Hash of the whole order, to distinguish a repeated order from a different one with the same key. */
  body_hash: string;
  valid_until: Date;
  state: 'pending' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
  next_attempt_at: Date | null;
  claim: string | null;
  claimed_until: Date | null;
  created_at: Date;
  expires_at: Date;
}
export type StaffMailModel = Model<StaffMail>;

const schema = new Schema<StaffMail>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, default: null },
    token: { type: String, default: null },
    incident: { type: Schema.Types.Mixed, default: null },
    lead: { type: Schema.Types.Mixed, default: null },
    report: { type: Schema.Types.Mixed, default: null },
    pausedReport: { type: Schema.Types.Mixed, default: null },
    body_hash: { type: String, required: true },
    valid_until: { type: Date, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    last_error: { type: String, default: null },
    next_attempt_at: { type: Date, default: null },
    claim: { type: String, default: null },
    claimed_until: { type: Date, default: null },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'staff_mails' },
)
  .index({ state: 1, created_at: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const staffMailModel = { name: 'StaffMail', schema };
