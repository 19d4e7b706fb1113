import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The filled-in fields. Empty fields are neither stored nor compared to detect a repeat. */
export function formContent<Form extends object>(form: Form): Form {
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Form;
}

/** A hash to detect a different form under the same key. The order of fields does not matter. Forms are flat. */
export function bodyHash(kind: string, content: object): string {
  const fields = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256(JSON.stringify([kind, fields]));
}
