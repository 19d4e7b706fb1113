import { germanNumber } from '../text/german-number.ts';
import { halfDayText } from './half-days.ts';
import { type Field, type Form, isHidden, type NumberField, type Values } from './form.ts';

/* What a lead says, in the order and with the labels of its form. */

/** Fields of the sender; letters, inbox and file name them apart from what is wanted. */
export const personFields: ReadonlySet<string> = new Set([
  'salutation',
  'name',
  'firstName',
  'lastName',
  'first_name',
  'last_name',
  'email',
  'phone',
]);

const numberText = ({ unit, isYear }: NumberField, value: unknown, body: Values): string => {
  if (typeof value !== 'number') return '';
  const text = isYear ? String(value) : germanNumber(value, { max: 3 });
  const shown = typeof unit === 'function' ? unit(body) : unit;
  return shown === undefined ? text : `${text} ${shown}`;
};

/** A value as people read it; empty where nothing was said. */
export function valueText(field: Field, value: unknown, body: Values): string {
  if (value === undefined || value === null) return '';
  if ('choices' in field) return typeof value === 'string' ? (field.choices[value] ?? value) : '';
  if (field.control === 'half-days') return (value as string[]).map(halfDayText).join('; ');
  if (field.control === 'number') return numberText(field, value, body);
  return typeof value === 'string' ? value : '';
}

export interface Fact {
  readonly name: string;
  readonly field: Field;
  readonly text: string;
}

/** Everything that was said, besides the consent. */
export const allFacts = (form: Form, body: Values): Fact[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    const text = isHidden(field) || field.control === 'consent' ? '' : valueText(field, body[name], body);
    return text === '' ? [] : [{ name, field, text }];
  });

/** The same without the person, and with the page on which it was said. */
export const factsOf = (form: Form, body: Values): Fact[] => {
  const { source: field } = form.fields;
  const { source } = body;
  return [
    ...allFacts(form, body).filter(({ name }) => !personFields.has(name)),
    ...(field && typeof source === 'string' ? [{ name: 'source', field, text: source }] : []),
  ];
};

/** What a lead of the form can say besides the person, by the labels of its fields. */
export const labelsOf = ({ fields }: Form): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isSaid = !personFields.has(name) && field.control !== 'consent' && !isHidden(field);
    return isSaid || name === 'source' ? [field.label] : [];
  });

/** A sentence with the values in place of `{name}`; a place without a value stays empty. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');

const maxAbout = 160;

/** What a lead is about, in one line. */
export function aboutOf(form: Form, body: Values): string {
  const values = placeholdersOf(form, body);
  const isSaid = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name]);
  const said = (form.about ?? '').split(' · ').filter(isSaid);
  const line = said.map((part) => fillIn(part, values).replace(/\s+/g, ' ').trim()).join(' · ');
  // Half a sign at the cut is left out.
  return line.length > maxAbout
    ? `${line
        .slice(0, maxAbout)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : line;
}

/** The values of a lead by the names of their fields. */
export const placeholdersOf = (form: Form, body: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, valueText(field, body[name], body)]),
  );
