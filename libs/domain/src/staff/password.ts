/* Free of zod, because pages of staff show it. */

/** Characters that a new password needs at least. */
export const minPasswordLength = 12;
