/* What a field says that may not be empty, in every form (visitor-area §5); free of zod. */

export const requiredTexts = {
  firstName: 'Vorname ist erforderlich',
  lastName: 'Nachname ist erforderlich',
  name: 'Name ist erforderlich',
  email: 'E-Mail ist erforderlich',
  phone: 'Telefonnummer ist erforderlich',
  message: 'Nachricht ist erforderlich',
  privacy: 'Sie müssen die Datenschutzerklärung akzeptieren',
} as const;
