/* German titles of incidents for mails and pages. Free of zod, so that pages need not load zod. */

export const incidentTitles = {
  'key-refused': 'Propstack lehnt den API-Schlüssel ab',
  'sync-failed': 'Der Abgleich mit Propstack ist fehlgeschlagen',
  'sync-missing': 'Der Abgleich mit Propstack bleibt aus',
  'redis-refuses': 'E-Mails und Vorgänge warten: Die Warteschlange (Redis) nimmt nichts an',
  'mails-waiting': 'E-Mails an die Agentur werden nicht verschickt',
  'receipts-missing': 'Zu einem Widerruf fehlt die Eingangsbestätigung',
} as const;
export type IncidentKind = keyof typeof incidentTitles;

export const incidentKinds = Object.keys(incidentTitles) as IncidentKind[];
