/** For a route whose page parses its own search, because a visitor's first file holds what a route checks. */
export const rawSearch = (raw: Record<string, unknown>): Record<string, unknown> => raw;
