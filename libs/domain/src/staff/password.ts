/* Free of zod, because staff pages import this file and would otherwise load zod. */

/** Minimum number of characters of a new password. */
export const minPasswordLength = 12;
