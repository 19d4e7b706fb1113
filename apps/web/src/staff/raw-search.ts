/**
 * Passes the search parameters on unvalidated, for routes whose page parses them itself. A validation in the route
 * would be part of the bundle that every visitor loads.
 */
export const rawSearch = (raw: Record<string, unknown>): Record<string, unknown> => raw;
