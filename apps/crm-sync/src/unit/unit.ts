/**
 * A property as the CRM sends it, in any response format. Its id is a number of at least 1, or such a number as text.
 */
export type Unit = Record<string, unknown>;

export const isUnit = (value: unknown): value is Unit =>
  isRecord(value) && Number.isSafeInteger(Number(value['id'])) && Number(value['id']) >= 1;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
