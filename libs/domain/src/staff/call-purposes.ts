/* The purposes with which crm-sync logs its calls. Free of zod, because the staff's page uses them too. */

export const callPurposes = [
  'import-single-property',
  'full-sync',
  'incremental-sync',
  'dry-run',
  'remove-vanished',
  'webhook',
  'register-webhook',
  'update-price-on-inquiry',
  'update-optional-fields',
  'test-propstack-api',
  'import-expose',
  'crm-transfer',
] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** Whether the calls of a purpose concern a person. Neither their request nor their response is logged. */
export const isPersonal = (purpose: string): boolean => purpose === 'crm-transfer';

/** Selectable numbers of entries per page of the log of CRM calls (staff-area §9). */
export const callLogPages = [25, 50, 100, 200] as const;
export type CallLogPage = (typeof callLogPages)[number];
export const defaultCallLogPage = 50;
