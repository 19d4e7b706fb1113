import { z } from 'zod';
import { incidentKinds } from '@estate/domain/staff/incident-texts';
import { defineRpc } from '../rpc.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { StaffId } from '../identity/staff.ts';

/** A fault. The recipients in the settings get one mail when it begins and one when it ends. */
export const Incident = z.object({
  id: z.string(),
  kind: z.enum(incidentKinds),
  /** German description of the fault, without personal data. */
  text: z.string(),
  since: z.iso.datetime(),
  /** Null while the incident lasts. */
  until: z.iso.datetime().nullable(),
  /** Number of people who got the mail about the beginning. */
  told: z.int(),
});
export type Incident = z.infer<typeof Incident>;

/** The recipients of mails about incidents, and the minutes after which a waiting mail to the agency is an incident. */
export const NoticeSettings = z.strictObject({
  recipients: z
    .array(StaffId)
    .max(50, 'Das sind zu viele Konten.')
    .refine((ids) => new Set(ids).size === ids.length, 'Ein Konto steht doppelt in der Liste.'),
  mails_after_minutes: z
    .int('Bitte geben Sie ganze Minuten an.')
    .min(5, 'Bitte geben Sie mindestens 5 Minuten an.')
    .max(1_440, 'Bitte geben Sie höchstens 1440 Minuten an.'),
  version: z.int().min(0),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

export const maxIncidents = 20;

/** The latest incidents; those that are not over come first. */
export const ListIncidents = defineRpc({
  message: 'crm-sync.listIncidents',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(Incident).max(maxIncidents) }),
});

export const GetNoticeSettings = defineRpc({
  message: 'crm-sync.getNoticeSettings',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: NoticeSettings,
});

/** Saves the settings. Fails with `outdated-record` if somebody else saved them since `version`. */
export const SetNoticeSettings = defineRpc({
  message: 'crm-sync.setNoticeSettings',
  callers: ['bff'],
  safety: 'once',
  input: NoticeSettings,
  output: NoticeSettings.extend({ audit: AuditFacts }),
});
