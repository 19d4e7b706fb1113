/**
 * Why a property is off the website by the CRM's own answer for it: it is gone there, or its status is marked as not
 * public; free of zod.
 */
export const removalReasons = ['deleted', 'archived', 'nonpublic'] as const;
export type RemovalReason = (typeof removalReasons)[number];
