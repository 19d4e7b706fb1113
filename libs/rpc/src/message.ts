/** The longest message in characters of JSON (architecture.md, RPC: ≤ 1 MB). */
export const maxMessageLength = 1024 * 1024;

/** JSON cannot represent undefined, so that a call without input or output has an empty body. */
export const writeMessage = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
