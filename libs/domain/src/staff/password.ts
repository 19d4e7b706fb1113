/* No zod here: staff pages import this file and would load zod too. */

/** Characters that a new password needs at least. */
export const minPasswordLength = 12;
