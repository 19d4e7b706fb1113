import type { AnyField } from '@estate/content/section';

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

/** The empty value of a field, for a new entry of a list. */
export function emptyValue(field: AnyField): Value {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, of]) => [name, emptyValue(of)]));
    case 'list':
      return [];
    case 'tick':
      return false;
    case 'number':
      return field.min;
    case 'choice':
      return Object.keys(field.options)[0];
    case 'image':
      return { path: '', mark: '', alt: '', origin: 'original' };
    default:
      return '';
  }
}

/** Whether two values have the same content. */
export function isEqual(one: Value, other: Value): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]));
}

export interface WordsChange {
  readonly path: string;
  readonly before: Value;
  readonly after: Value;
}

/** The places where two states of the words differ. A list of another length differs as a whole. */
export function changesBetween(before: Value, after: Value, path = ''): WordsChange[] {
  if (isEqual(before, after)) return [];
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isList && !(isObject(before) && isObject(after))) return [{ path, before, after }];
  return Object.keys(after as object).flatMap((name) =>
    changesBetween(partOf(before, name), partOf(after, name), path === '' ? name : `${path}.${name}`),
  );
}
