import { germanNumber } from '../text/german-number.ts';
import { halfDayText } from './half-days.ts';
import { type Field, type Form, isHidden, type NumberField, type Values } from './form.ts';

/* The values of a lead as texts, in the order and with the labels of its form. */

/** Fields of the sender, which mails, inbox and export display separately from the request. */
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
  const unitText = typeof unit === 'function' ? unit(body) : unit;
  return unitText === undefined ? text : `${text} ${unitText}`;
};

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

/** All filled fields except the consent and the fields without a control. */
export const allFacts = (form: Form, body: Values): Fact[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    const text = isHidden(field) || field.control === 'consent' ? '' : valueText(field, body[name], body);
    return text === '' ? [] : [{ name, field, text }];
  });

/** The result of `allFacts` without the fields of the sender, followed by the page on which the form was sent. */
export const requestFacts = (form: Form, body: Values): Fact[] => {
  const { source: field } = form.fields;
  const { source } = body;
  return [
    ...allFacts(form, body).filter(({ name }) => !personFields.has(name)),
    ...(field && typeof source === 'string' ? [{ name: 'source', field, text: source }] : []),
  ];
};

/** Labels of all fields that `requestFacts` can return for a form. */
export const labelsOf = ({ fields }: Form): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isIncluded = !personFields.has(name) && field.control !== 'consent' && !isHidden(field);
    return isIncluded || name === 'source' ? [field.label] : [];
  });

/** Replaces each `{name}` in a sentence by its value, or by an empty text. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');

const maxAbout = 160;

export function aboutText(form: Form, body: Values): string {
  const values = placeholdersOf(form, body);
  const isFilled = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name]);
  const parts = (form.about ?? '').split(' · ').filter(isFilled);
  const line = parts.map((part) => fillIn(part, values).replace(/\s+/g, ' ').trim()).join(' · ');
  // A high surrogate at the cut is removed, because half a surrogate pair is no valid character.
  return line.length > maxAbout
    ? `${line
        .slice(0, maxAbout)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : line;
}

/** An open choice reads as all of its choices: 'Kaufen oder Mieten'. */
const placeholderText = (field: Field, value: unknown, body: Values): string =>
  value === undefined && field.control === 'radio'
    ? Object.values(field.choices).join(' oder ')
    : valueText(field, value, body);

export const placeholdersOf = (form: Form, body: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, placeholderText(field, body[name], body)]),
  );
