import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What was filled in: an empty field is neither stored nor part of what makes a repeat. */
export function formContent<Form extends object>(form: Form): Form {
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Form;
}

/** Tells whether a repeat under the same key is the same form, in whatever order its fields came. Forms are flat. */
export function bodyHash(kind: string, content: object): string {
  const fields = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256(JSON.stringify([kind, fields]));
}
