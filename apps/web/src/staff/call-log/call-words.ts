import type { CallPurpose } from '@estate/domain/staff/call-purposes';
import { jobNames } from '@estate/domain/staff/job-names';
import { germanNumber } from '@estate/domain/text/german-number';

export const purposeLabels: Readonly<Record<CallPurpose, string>> = {
  ...jobNames,
  'import-single-property': 'Einzelimport',
  webhook: 'Webhook',
  'register-webhook': 'Webhook einrichten',
  'test-propstack-api': 'API-Tester',
  'import-expose': 'Exposé übernehmen',
  'crm-transfer': 'Anfrage anlegen',
};

/** German label of a CRM function. A function that this version does not know keeps its technical name. */
export const purposeText = (name: string): string =>
  Object.hasOwn(purposeLabels, name) ? purposeLabels[name as CallPurpose] : name;

/** `340 ms`; from 1000 ms on in seconds, e.g. `1,23 s` (staff-area §9). */
export const durationText = (ms: number): string =>
  Math.round(ms) < 1_000 ? `${Math.round(ms)} ms` : `${germanNumber(ms / 1_000, { min: 2, max: 2 })} s`;

/** Path and query of a call, without the CRM's host. */
export function requestText(url: string, params: Readonly<Record<string, unknown>> | null): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const query = Object.entries(params ?? {})
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}
