import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { dayTimePattern, syncIntervals } from '@estate/domain/staff/sync-times';

const isOn = z.boolean('Bitte wählen Sie, ob dieser Abgleich läuft.');

/**
 * The schedules of the syncs (a full one daily `at` a time in Europe/Berlin, incremental ones in between), the version of
 * the CRM's API, and the percentage of objects that a sync may remove without a person's
 * decision, and the custom field of the CRM from which visitors read what speaks against a property; empty for none.
 */
export const SyncSettings = z.object({
  full_sync: z.strictObject({
    is_on: isOn,
    at: z.string().regex(dayTimePattern, 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 03:30.'),
  }),
  incremental_sync: z.strictObject({
    is_on: isOn,
    every_minutes: z.union(
      syncIntervals.map((minutes) => z.literal(minutes)),
      'Bitte wählen Sie einen der Abstände.',
    ),
  }),
  api_version: z.enum(['v1', 'v2'], 'Bitte wählen Sie eine Version der Schnittstelle.'),
  removal: z.strictObject({
    limit_percent: z
      .int('Bitte geben Sie eine ganze Zahl an.')
      .min(1, 'Bitte geben Sie 1 bis 100 Prozent an.')
      .max(100, 'Bitte geben Sie 1 bis 100 Prozent an.'),
  }),
  drawbacks_field: z.string().trim().max(100, 'Bitte geben Sie höchstens 100 Zeichen ein.'),
});
export type SyncSettings = z.infer<typeof SyncSettings>;

/** Body of `PUT /api/admin/sync/settings`; `version` is that of the settings that were read. */
export const ChangedSyncSettings = z.strictObject({ ...SyncSettings.shape, version: z.int().min(0) });

/** `next` is the time of each kind's next scheduled run; null while it is off or Redis is down. */
export const CurrentSyncSettings = SyncSettings.extend({
  version: z.int(),
  /** Whether a key of this version is configured. */
  api_keys: z.object({ v1: z.boolean(), v2: z.boolean() }),
  next: z.object({
    full_sync: z.iso.datetime().nullable(),
    incremental_sync: z.iso.datetime().nullable(),
  }),
});
export type CurrentSyncSettings = z.infer<typeof CurrentSyncSettings>;

export const GetSyncSettings = defineRpc({
  message: 'crm-sync.getSyncSettings',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: CurrentSyncSettings,
});

/**
 * Stores the settings and changes the schedules; `outdated-record` if somebody else changed them since, `invalid-input`
 * for a version of the API without a key.
 */
export const SetSyncSettings = defineRpc({
  message: 'crm-sync.setSyncSettings',
  callers: ['bff'],
  safety: 'once',
  input: ChangedSyncSettings,
  output: CurrentSyncSettings,
});
