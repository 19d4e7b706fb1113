/* Free of zod, because the page of the synchronisation compares them with what is registered. */

/** The events that are registered; the CRM has none for deletions and sends `property_updated` then. */
export const hookedEvents = ['property_created', 'property_updated'] as const;
