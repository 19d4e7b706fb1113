/* Free of zod, so that pages need not load zod. */

/** The most hours before a property goes online by itself, a week. */
export const maxEarlyHours = 168;
