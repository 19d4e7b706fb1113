import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { AuditFacts } from '../identity/audit-facts.ts';
import { dayTimePattern, syncIntervals } from '@estate/domain/staff/sync-times';

const isOn = z.boolean('Bitte wählen Sie, ob dieser Abgleich läuft.');

const fieldName = z.string().trim().max(100, 'Bitte geben Sie höchstens 100 Zeichen ein.');

/**
 * Settings of the sync with the CRM. `full_sync` runs daily `at` a time in Europe/Berlin, `incremental_sync` in
 * between. `removal` is the percentage of objects that a sync may remove without confirmation by office or admin.
 * `drawbacks_field` is the CRM's custom field with the drawbacks of a property; empty if there is none.
 * `sold_price_field` is the custom field with the price that was paid, in place of the CRM's own `sold_price`; empty if the
 * account uses that.
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
  drawbacks_field: fieldName,
  sold_price_field: fieldName.default(''),
});
export type SyncSettings = z.infer<typeof SyncSettings>;

/** Body of `PUT /api/admin/sync/settings`. `version` is the version of the settings that the person has edited. */
export const ChangedSyncSettings = z.strictObject({ ...SyncSettings.shape, version: z.int().min(0) });

/** The settings and the time of the next run of each sync; null while that sync is off or Redis is down. */
export const CurrentSyncSettings = SyncSettings.extend({
  version: z.int(),
  /** For each version of the CRM's API, whether an API key is configured. */
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
 * Stores the settings and changes the schedules. Fails with `outdated-record` if somebody else saved the settings since
 * `version`, and with `invalid-input` for an API version without a configured key.
 */
export const SetSyncSettings = defineRpc({
  message: 'crm-sync.setSyncSettings',
  callers: ['bff'],
  safety: 'once',
  input: ChangedSyncSettings,
  output: CurrentSyncSettings.extend({ audit: AuditFacts }),
});
