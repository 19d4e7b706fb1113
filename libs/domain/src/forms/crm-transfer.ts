/*
 * State of a lead's transfer to the CRM, and the fields of a CRM contact that a lead can fill. Free of zod, so that
 * pages need not load zod.
 */

/** `waiting` until crm-sync has transferred the lead; `failed` until a person queues the transfer again. */
export const crmTransferStates = ['waiting', 'transferred', 'failed'] as const;
export type CrmTransferState = (typeof crmTransferStates)[number];

/** The fields of a CRM contact that come from a lead, by the CRM's field names. */
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
