import { leadKinds } from '@estate/domain/forms/all-forms';
import { z } from 'zod';
import { PropertyId } from '../catalog/properties.ts';
import { defineRpc } from '../rpc.ts';
import { email, requiredLine } from './form-fields.ts';

export const Proprietor = z.strictObject({
  name: requiredLine(120, 'Bitte geben Sie den Namen ein.'),
  email: email({
    missing: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  }),
});
export type Proprietor = z.infer<typeof Proprietor>;

const month = z.string().regex(/^\d{4}-\d{2}$/);

export const StaffReport = z.object({
  ...Proprietor.shape,
  created_at: z.iso.datetime(),
  /**
   * The month of the last mail; null before the first mail. `state` is null after the mail's record was deleted, 30
   * days after it was created.
   */
  last_mail: z.object({ month, state: z.enum(['pending', 'sent', 'failed']).nullable() }).nullable(),
});
export type StaffReport = z.infer<typeof StaffReport>;

const Report = z.object({ report: StaffReport.nullable() });
/** `link` is the address of the proprietor's page. Only the call that creates the link returns it; later it is null. */
const ReportWithLink = z.object({ report: StaffReport, link: z.url().nullable() });

/** The report of a property; null without one. */
export const GetReport = defineRpc({
  message: 'leads.getReport',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId,
  output: Report,
});

/** Creates the report of a property with its link, or changes name and address of the proprietor and keeps the link. */
export const SetProprietor = defineRpc({
  message: 'leads.setProprietor',
  callers: ['bff'],
  safety: 'once',
  input: PropertyId.extend(Proprietor.shape),
  output: ReportWithLink,
});

/** Replaces the link of a report; the former link becomes invalid. Fails with `not-found` without a report. */
export const RenewReportLink = defineRpc({
  message: 'leads.renewReportLink',
  callers: ['bff'],
  safety: 'once',
  input: PropertyId,
  output: ReportWithLink,
});

/**
 * Ends the report of a property: its link becomes invalid, name and address are deleted, and no further mail is sent.
 */
export const EndReport = defineRpc({
  message: 'leads.endReport',
  callers: ['bff'],
  safety: 'idempotent',
  input: PropertyId,
  output: z.object({}),
});

/** Where a report's page has the fonts of the website, which the BFF inserts because each build gives them new names. */
export const fontsPlaceholder = '<!--fonts-->';

const ReportToken = z.object({ token: z.string().max(100) });

/**
 * The HTML page of the report behind a link. Fails with `report-over` for a replaced or ended link, and with `not-found` for an unknown
 * one.
 */
export const ReadReport = defineRpc({
  message: 'leads.readReport',
  callers: ['bff'],
  safety: 'read',
  input: ReportToken,
  output: z.object({ html: z.string() }),
});

/** Ends the report on behalf of the proprietor. Fails like ReadReport. */
export const UnsubscribeReport = defineRpc({
  message: 'leads.unsubscribeReport',
  callers: ['bff'],
  safety: 'once',
  input: ReportToken,
  output: z.object({}),
});

export const DayRequests = z.object({ day: z.iso.date(), kind: z.enum(leadKinds), count: z.int() });

/** The unsuspicious requests about a property since a day, of all brokers. The counts contain no personal data. */
export const CountRequests = defineRpc({
  message: 'leads.countRequests',
  callers: ['bff'],
  safety: 'read',
  input: PropertyId.extend({ from: z.iso.date() }),
  output: z.object({ items: z.array(DayRequests) }),
});
