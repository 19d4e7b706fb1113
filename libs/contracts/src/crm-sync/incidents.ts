import { z } from 'zod';
import { incidentKinds } from '@estate/domain/staff/incident-texts';
import { defineRpc } from '../rpc.ts';
import { StaffId } from '../identity/staff.ts';

/** A fault about which the people chosen in the settings get one mail at its beginning and one at its end. */
export const Incident = z.object({
  id: z.string(),
  kind: z.enum(incidentKinds),
  /** In German, without personal data. */
  text: z.string(),
  since: z.iso.datetime(),
  /** Null while it lasts. */
  until: z.iso.datetime().nullable(),
  /** How many people got the mail about the beginning. */
  told: z.int(),
});
export type Incident = z.infer<typeof Incident>;

/** The recipients of mails about incidents, and after how many minutes a waiting mail to the agency is an incident. */
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

/** The latest incidents, those that last first. */
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

/** `outdated-record` if somebody else changed them since `version` was read. */
export const SetNoticeSettings = defineRpc({
  message: 'crm-sync.setNoticeSettings',
  callers: ['bff'],
  safety: 'once',
  input: NoticeSettings,
  output: NoticeSettings,
});
