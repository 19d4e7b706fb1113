import { type z } from 'zod';

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
