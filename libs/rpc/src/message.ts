import { type z } from 'zod';

/** The longest message in characters of JSON (architecture.md, RPC: ≤ 1 MB). */
export const maxMessageLength = 1024 * 1024;

/** JSON cannot represent undefined, so that a call without input or output has an empty body. */
export const writeMessage = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/**
 * Parses a message from another process of this system. That process may run a newer release during a rollout, so that
 * unknown fields are removed, even if the contract is strict. Mutates `value`.
 */
export function parseMessage<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  let isChanged = false;
  for (const issue of parsed.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = issue.path.reduce<unknown>(
      (part, key) => (isObject(part) ? Reflect.get(part, key) : undefined),
      value,
    );
    if (!isObject(holder)) continue;
    for (const key of issue.keys) isChanged = Reflect.deleteProperty(holder, key);
  }
  return isChanged ? schema.safeParse(value) : parsed;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
