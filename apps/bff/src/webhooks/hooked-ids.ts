import { maxPropertyId } from '@estate/contracts/values';

/** A webhook is about one object; a list is taken in case the CRM collects them. */
const maxIds = 100;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record itself, or what wraps it: the documentation shows the bare record (propstack.md, Webhooks). */
function recordsOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.slice(0, maxIds);
  if (!isRecord(body)) return [];
  const { data, property, unit } = body;
  if (Array.isArray(data)) return data.slice(0, maxIds);
  return [body, data, property, unit];
}

function idOf(record: unknown): number | undefined {
  if (!isRecord(record)) return undefined;
  const { id } = record;
  const isDigits = typeof id === 'string' && /^\d{1,15}$/.test(id);
  const number = isDigits ? Number(id) : id;
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= maxPropertyId
    ? Number(number)
    : undefined;
}

/** The distinct ids that a webhook's body names, at most 100. Nothing else of the body is used. */
export function hookedIds(body: unknown): number[] {
  return [...new Set(recordsOf(body).flatMap((record) => idOf(record) ?? []))];
}
