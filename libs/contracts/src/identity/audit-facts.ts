import { z } from 'zod';

/** Longest text of one value in characters. A longer text is cut and ends with an ellipsis. */
export const maxAuditText = 200;

const text = z.string().max(maxAuditText);

/**
 * One changed field as text. `before` or `after` is null if the field had no value, or if the former value is unknown.
 */
export const AuditChange = z.object({
  field: z.string().max(60),
  before: text.nullable(),
  after: text.nullable(),
});
export type AuditChange = z.infer<typeof AuditChange>;

const maxChanges = 20;
export const AuditChanges = z.array(AuditChange).max(maxChanges);

/**
 * What a call by staff changed, in the answer of the service that changed it; null if it changed nothing, which gets no
 * entry. `target` is the id of the changed record if the path of the route has none.
 */
export const AuditFacts = z.object({ target: z.string().optional(), changes: AuditChanges }).nullable();
export type AuditFacts = z.infer<typeof AuditFacts>;

/**
 * Named fields of a record. Never passwords, e-mail addresses or texts of visitors, because entries are stored for two
 * years. Values that are identifiers stay identifiers; the reader of the log translates them (audit-texts.ts).
 */
export type Facts = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>;

function asText(fact: Facts[string]): string | null {
  if (fact === undefined || fact === null) return null;
  if (typeof fact === 'boolean') return fact ? 'ja' : 'nein';
  const full = typeof fact === 'object' ? fact.slice(0, maxAuditText).join(', ') : String(fact);
  return full.length > maxAuditText ? `${full.slice(0, maxAuditText - 1)}…` : full;
}

/** The fields of `after` that differ from `before`. */
export const changesBetween = (before: Facts, after: Facts): AuditChange[] =>
  Object.keys(after)
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after)
    .slice(0, maxChanges);

/** The facts of a change. */
export const auditFacts = (after: Facts, before: Facts = {}): { changes: AuditChange[] } => ({
  changes: changesBetween(before, after),
});
