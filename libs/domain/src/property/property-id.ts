/* Property ids as text. Free of zod, so that pages can check an id without loading zod. */

/** An id of the CRM in canonical notation. */
export const propertyIdPattern = /^[1-9]\d{0,14}$/;

/** An id as a person types it, where leading zeros are allowed (staff-area §5). */
export const typedPropertyIdPattern = /^0*[1-9]\d{0,14}$/;

export const missingPropertyId = 'Bitte geben Sie eine Immobilien-ID ein';
export const invalidPropertyIdText = 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein';

/** Maximum number of properties that one job imports by their ids. */
export const maxImportedIds = 500;
