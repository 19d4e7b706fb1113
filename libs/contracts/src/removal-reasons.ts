/** Why the CRM no longer lists a property, as its own answer for that property says; free of zod. */
export const removalReasons = ['deleted', 'archived'] as const;
export type RemovalReason = (typeof removalReasons)[number];
