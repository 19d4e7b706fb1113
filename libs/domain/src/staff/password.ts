/* Free of zod, because staff pages import this file and would otherwise load zod. */

export const minPasswordLength = 12;
