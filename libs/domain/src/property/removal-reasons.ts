/**
 * Reasons from the CRM for which a property is off the website: it is deleted or archived there, or has a non-public
 * status. Free of zod, so that pages need not load zod.
 */
export const removalReasons = ['deleted', 'archived', 'nonpublic'] as const;
export type RemovalReason = (typeof removalReasons)[number];
