/**
 * All problems of the system: HTTP status and German text for people (RFC 9457 `title`). The code that throws may add a
 * more exact `detail`. Separate from the schemas, so that a page that only shows a title loads no zod.
 */
export const problems = {
  'invalid-input': { status: 400, title: 'Bitte prüfen Sie Ihre Eingaben.' },
  'invalid-json': { status: 400, title: 'Die Anfrage enthält kein gültiges JSON.' },
  'not-signed-in': { status: 401, title: 'Bitte melden Sie sich an.' },
  'wrong-credentials': { status: 401, title: 'E-Mail-Adresse oder Passwort ist falsch.' },
  'wrong-signature': { status: 401, title: 'Die Signatur der Nachricht fehlt oder stimmt nicht.' },
  'no-permission': {
    status: 403,
    title: 'Keine Berechtigung - Sie benötigen Admin-Rechte, um auf diesen Bereich zuzugreifen',
  },
  'two-factor-required': {
    status: 403,
    title: 'Bitte richten Sie zuerst Ihren zweiten Faktor ein. Hier brauchen ihn alle Konten.',
  },
  'foreign-origin': { status: 403, title: 'Die Anfrage kommt von einer fremden Seite.' },
  'caller-refused': { status: 403, title: 'Dieser Aufruf kommt von keinem Dienst, der ihn stellen darf.' },
  'not-found': { status: 404, title: 'Nicht gefunden.' },
  'property-not-found': { status: 404, title: 'Immobilie nicht gefunden' },
  'method-not-allowed': { status: 405, title: 'Diese Methode wird hier nicht unterstützt.' },
  'expose-over': { status: 410, title: 'Der Link zu diesem Exposé gilt nicht mehr.' },
  'property-gone': { status: 410, title: 'Diese Immobilie ist nicht mehr verfügbar.' },
  conflict: { status: 409, title: 'Die Anfrage steht im Widerspruch zum aktuellen Stand.' },
  'key-reused': {
    status: 409,
    title: 'Dieses Formular wurde bereits mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
  },
  'terms-changed': {
    status: 409,
    title:
      'Die Bedingungen haben sich geändert, seit Sie die Seite geöffnet haben. Sie haben noch keinen Auftrag erteilt.',
  },
  'job-running': { status: 409, title: 'Dieser Vorgang läuft bereits.' },
  'outdated-record': { status: 409, title: 'Es liegt bereits ein neuerer Stand vor.' },
  'staff-exists': { status: 409, title: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.' },
  'last-admin': {
    status: 409,
    title: 'Das geht nicht: Mindestens ein Konto mit Passwort braucht Admin-Rechte.',
  },
  'invitation-over': {
    status: 410,
    title:
      'Dieser Link ist abgelaufen oder wurde bereits verwendet. Bitte lassen Sie sich einen neuen schicken.',
  },
  'report-over': {
    status: 410,
    title: 'Dieser Bericht wurde beendet oder hat inzwischen einen anderen Link.',
  },
  'too-large': { status: 413, title: 'Die Anfrage ist zu groß.' },
  'uri-too-long': { status: 414, title: 'Die aufgerufene Adresse ist zu lang.' },
  'unsupported-media-type': { status: 415, title: 'Bitte senden Sie JSON.' },
  'not-an-image': { status: 422, title: 'Die Datei ist kein lesbares Bild.' },
  'too-many-requests': { status: 429, title: 'Zu viele Anfragen. Bitte versuchen Sie es in Kürze erneut.' },
  'crm-refused': { status: 502, title: 'Propstack hat die Anfrage abgelehnt.' },
  'crm-unreadable': { status: 502, title: 'Propstack hat eine unlesbare Antwort geschickt.' },
  'crm-unreachable': { status: 502, title: 'Propstack ist zurzeit nicht erreichbar.' },
  'unknown-message': { status: 502, title: 'Ein Teil des Systems hat die Anfrage nicht verstanden.' },
  'unreadable-answer': { status: 502, title: 'Ein Teil des Systems hat unverständlich geantwortet.' },
  unavailable: {
    status: 503,
    title: 'Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es später erneut.',
  },
  busy: { status: 503, title: 'Gerade ist sehr viel los. Bitte versuchen Sie es in Kürze erneut.' },
  'storage-full': { status: 507, title: 'Der Bildspeicher ist voll.' },
  timeout: { status: 504, title: 'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es erneut.' },
  internal: { status: 500, title: 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.' },
} as const satisfies Record<string, { status: number; title: string }>;
