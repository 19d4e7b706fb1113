/** German words for the actions of the audit log; an action without a row is shown as it is stored. */
export const auditActionTexts: Readonly<Record<string, string>> = {
  'POST /api/admin/jobs': 'Vorgang gestartet',
  'POST /api/admin/jobs/{id}/cancel': 'Vorgang angehalten',
  'POST /api/admin/properties/status': 'Website-Status mehrerer Immobilien geändert',
  'POST /api/admin/properties/status/undo': 'Änderung des Website-Status zurückgenommen',
  'PATCH /api/admin/properties/{id}': 'Website-Status geändert',
  'POST /api/admin/propstack/test': 'Propstack-Schnittstelle getestet',
  'DELETE /api/admin/propstack/logs': 'CRM-Protokoll gelöscht',
  'POST /api/admin/caches/clear': 'Zwischenspeicher des Servers geleert',
  'POST /api/admin/staff': 'Konto eingeladen',
  'PATCH /api/admin/staff/{id}': 'Rolle eines Kontos geändert',
  'DELETE /api/admin/staff/{id}': 'Konto entfernt',
  'DELETE /api/admin/staff/{id}/two-factor': 'Zweiten Faktor eines Kontos ausgeschaltet',
  'POST /api/admin/staff/{id}/reset': 'Link für ein neues Passwort verschickt',
  'DELETE /api/admin/staff/{id}/sessions': 'Alle Anmeldungen eines Kontos beendet',
  'DELETE /api/admin/staff/{id}/sessions/{session}': 'Anmeldung eines Kontos beendet',
  'invitation.accepted': 'Passwort über einen Link gesetzt',
  'password.changed': 'Eigenes Passwort geändert',
  'two-factor.enabled': 'Zweiten Faktor eingeschaltet',
  'two-factor.disabled': 'Zweiten Faktor ausgeschaltet',
  'two-factor.failed': 'Zweiter Faktor mit falscher Angabe',
  'sign-in': 'Angemeldet',
  'sign-in.recovery-code': 'Mit einem Wiederherstellungscode angemeldet',
  'sign-in.failed': 'Anmeldung mit falschem Passwort',
  'change-password.failed': 'Passwortwechsel mit falschem Passwort',
};

/** German words for the fields of the audit log; a field without a row keeps its name. */
export const auditFieldTexts: Readonly<Record<string, string>> = {
  website_status: 'Website-Status',
  ids: 'Immobilien',
  kind: 'Art',
  propertyId: 'Immobilie',
  importImages: 'Mit Bildern',
  retryOf: 'Wiederholung von',
  apiVersion: 'API-Version',
  role: 'Rolle',
  ended: 'Beendete Anmeldungen',
  deleted: 'Gelöschte Einträge',
  attempts: 'Versuche',
  unchecked: 'davon ungeprüft abgelehnt',
};

export const auditActionText = (action: string): string => auditActionTexts[action] ?? action;
export const auditFieldText = (field: string): string => auditFieldTexts[field] ?? field;
