/* Free of zod, because the page of the synchronisation compares these events with the registered ones. */

/**
 * The CRM events for which the website registers webhooks. The CRM has no event for deletions and sends
 * `property_updated` instead.
 */
export const webhookEvents = ['property_created', 'property_updated'] as const;
