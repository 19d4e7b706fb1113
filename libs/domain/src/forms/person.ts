/* Fields and texts that several forms share. */

import { salutationLabels } from '../text/salutation.ts';
import type { ConsentField, EmailField, LineField, PhoneField } from './form.ts';

export const requiredTexts = {
  firstName: 'Vorname ist erforderlich',
  lastName: 'Nachname ist erforderlich',
  name: 'Name ist erforderlich',
  email: 'E-Mail ist erforderlich',
  phone: 'Telefonnummer ist erforderlich',
  message: 'Nachricht ist erforderlich',
  privacy: 'Sie müssen die Datenschutzerklärung akzeptieren',
} as const;

export const salutation = {
  control: 'select',
  label: 'Anrede',
  choices: salutationLabels,
  autoComplete: 'off',
} as const;

export const name = {
  control: 'line',
  label: 'Name',
  max: 200,
  required: requiredTexts.name,
  autoComplete: 'name',
} as const satisfies LineField;

export const firstName = {
  control: 'line',
  label: 'Vorname',
  max: 100,
  required: requiredTexts.firstName,
  autoComplete: 'given-name',
} as const satisfies LineField;

export const lastName = {
  control: 'line',
  label: 'Nachname',
  max: 100,
  required: requiredTexts.lastName,
  autoComplete: 'family-name',
} as const satisfies LineField;

export const optionalEmail = {
  control: 'email',
  label: 'E-Mail',
  invalid: 'Ungültige E-Mail-Adresse',
  autoComplete: 'email',
} as const satisfies EmailField;
export const email = { ...optionalEmail, required: requiredTexts.email } as const;

export const optionalPhone = {
  control: 'phone',
  label: 'Telefon',
  invalid: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel 040 123456.',
  autoComplete: 'tel',
} as const satisfies PhoneField;
export const phone = { ...optionalPhone, required: requiredTexts.phone } as const;

export const consentField = {
  control: 'consent',
  label: 'Einwilligung',
  required: requiredTexts.privacy,
} as const satisfies ConsentField;

export const source = { control: 'page', label: 'Geschrieben auf' } as const;
export const propertyId = { control: 'property', label: 'Immobilie' } as const;

export const sendingText = 'Wird gesendet...';
export const noContractNotice =
  'Mit Ihrer Nachricht schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.';
