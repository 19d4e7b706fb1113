/* A lead in the CRM, free of zod: how far its filing is, and the fields of a contact that a lead can fill. */

/** `waiting` until crm-sync has filed the lead; `failed` until somebody orders it again. */
export const filingStates = ['waiting', 'filed', 'failed'] as const;
export type FilingState = (typeof filingStates)[number];

/** The fields of a contact of the CRM that come from a lead, by their names there. */
export const contactFieldLabels = {
  salutation: 'Anrede',
  first_name: 'Vorname',
  last_name: 'Nachname',
  email: 'E-Mail',
  home_phone: 'Telefon',
  home_cell: 'Mobil',
} as const;
export type ContactField = keyof typeof contactFieldLabels;
export const contactFields = Object.keys(contactFieldLabels) as [ContactField, ...ContactField[]];
