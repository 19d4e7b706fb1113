import type { AnyField } from '@estate/content/section';
import { deepEqual } from '@tanstack/react-router';

/** The words of a section, or a part of them: text, number, tick, image, group or list. */
export type Value = unknown;
export type Fields = Readonly<Record<string, AnyField>>;

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: Value, name: string): Value =>
  Array.isArray(value) ? (value as Value[])[Number(name)] : isObject(value) ? value[name] : undefined;

/** The value at a path such as `steps.2.title`. */
export const valueAt = (words: Value, path: string): Value =>
  path === '' ? words : path.split('.').reduce(partOf, words);

/** A copy of the words with another value at the path. */
export function withValueAt(words: Value, path: string, value: Value): Value {
  if (path === '') return value;
  const [name = '', ...rest] = path.split('.');
  const changed = withValueAt(partOf(words, name), rest.join('.'), value);
  if (Array.isArray(words)) return (words as Value[]).with(Number(name), changed);
  return { ...(isObject(words) ? words : {}), [name]: changed };
}

/** The German name of a place in the words: `Schritte, Schritt 3, Überschrift`. */
export function labelAt(fields: Fields, path: string): string {
  const labels: string[] = [];
  let field: AnyField | undefined = { kind: 'group', label: '', fields };
  for (const name of path.split('.')) {
    if (field?.kind === 'group') {
      field = field.fields[name];
      if (field) labels.push(field.label);
    } else if (field?.kind === 'list') {
      labels.push(`${field.entry} ${Number(name) + 1}`);
      field = field.of;
    }
  }
  return labels.join(', ');
}

/** What names an entry of a list: its name or title, else its first field; empty if it has none. */
export function entryTitle(fields: Fields, entry: Value): string {
  const name = ['name', 'title', ...Object.keys(fields)].find((one) => one in fields) ?? '';
  const field = fields[name];
  const value = partOf(entry, name);
  if (typeof value !== 'string') return '';
  return field?.kind === 'choice' ? (field.options[value] ?? '') : value;
}

export interface WordsChange {
  readonly path: string;
  readonly before: Value;
  readonly after: Value;
}

/** The places where two states of the words differ. A list of another length differs as a whole. */
export function changesBetween(before: Value, after: Value, path = ''): WordsChange[] {
  if (deepEqual(before, after)) return [];
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isList && !(isObject(before) && isObject(after))) return [{ path, before, after }];
  return Object.keys(after as object).flatMap((name) =>
    changesBetween(partOf(before, name), partOf(after, name), path === '' ? name : `${path}.${name}`),
  );
}
