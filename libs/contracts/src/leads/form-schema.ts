import { z } from 'zod';
import { requiredCheckbox, consentVersion, email, line, paragraph, requiredLine } from './form-fields.ts';
import { readGermanAmount } from '@estate/domain/text/german-amount';
import { propertyId } from '../values.ts';
import { isPhone } from '@estate/domain/text/phone-key';
import { trimInvisible } from '@estate/domain/text/visible-text';
import { halfDayPattern, isComingHalfDay } from '@estate/domain/forms/half-days';
import {
  type ChoiceField,
  controlsOf,
  type Field,
  type Fields,
  type Form,
  type HalfDaysField,
  type LineField,
  type NumberField,
  type PhoneField,
} from '@estate/domain/forms/form';

/*
 * Zod schemas that are generated from the description of a form: one for the input of a visitor, one for the request
 * body.
 */

const maxPhone = 40;

function lineRule({ max, required, pattern }: Pick<LineField, 'max' | 'required' | 'pattern'>): z.ZodType {
  if (pattern) return line(max).regex(pattern.is, pattern.message);
  return required === undefined ? line(max) : requiredLine(max, required);
}

const phoneRule = (field: PhoneField): z.ZodType =>
  lineRule({ ...field, max: maxPhone }).refine((text) => text === '' || isPhone(String(text)), field.invalid);

function numberRule({ min, max, messages, isYear }: NumberField): z.ZodType {
  const whole = z.int({ error: () => messages.invalid }).min(min, { error: () => messages.tooSmall });
  return isYear
    ? whole.refine((year) => year <= max, { error: () => messages.tooLarge })
    : whole.max(max, messages.tooLarge);
}

const oneOf = ({ choices }: Pick<ChoiceField, 'choices'>) =>
  z.enum(Object.keys(choices) as [string, ...string[]]);

function halfDaysRule({ max, tooMany, gone, required }: HalfDaysField): z.ZodType {
  const rule = z
    .array(z.string().regex(halfDayPattern, { error: gone, abort: true }))
    .max(max, tooMany)
    .refine((times) => times.every((time) => isComingHalfDay(time, Date.now())), gone);
  return required === undefined ? rule : rule.min(1, required);
}

function ruleOf(field: Field): z.ZodType {
  switch (field.control) {
    case 'line':
      return lineRule(field);
    case 'phone':
      return phoneRule(field);
    case 'email':
      return email({ missing: field.required ?? field.invalid, invalid: field.invalid });
    case 'area': {
      const rule = paragraph(field.max);
      return field.required === undefined ? rule : rule.min(1, field.required);
    }
    case 'radio':
    case 'select':
      return oneOf(field);
    case 'half-days':
      return halfDaysRule(field);
    case 'number':
      return numberRule(field);
    case 'consent':
      return requiredCheckbox(field.required);
    case 'property':
      return propertyId('Die Immobilie ist unbekannt.');
    case 'page':
      return line(200);
    case 'receipt':
      return line(60);
    case 'terms':
      return requiredLine(60, 'Die Fassung der Bedingungen fehlt.');
    case 'query':
      return line(4_000);
  }
}

const mayBeMissing = (field: Field): boolean =>
  !['page', 'property', 'terms'].includes(field.control) && !field.required;

/** Schema of the fields of a request body, each with its label as the description in the API document. */
export const fieldsSchema = (fields: Fields): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const rule = ruleOf(field);
        return [name, (mayBeMissing(field) ? rule.optional() : rule).describe(field.label)];
      }),
    ),
  );

/** Schema of a submitted form: the body of its route, the message to leads, and the stored lead. */
export const bodySchema = ({ fields, checks = [] }: Form): z.ZodObject =>
  checks.reduce<z.ZodObject>(
    (schema, { field, message, holds }) => schema.refine(holds, { path: [field], message }),
    fieldsSchema(fields).extend({ consentVersion }),
  );

/**
 * Parses the text of a form control as a number: undefined for an empty text, and NaN, which the schema refuses, for a
 * text that is no number.
 */
function readNumber(text: string): number | undefined {
  const trimmed = trimInvisible(text);
  if (trimmed === '') return undefined;
  const isNegative = trimmed.startsWith('-');
  const amount = readGermanAmount(isNegative ? trimmed.slice(1) : trimmed) ?? NaN;
  return isNegative ? -amount : amount;
}

const blankAsAbsent = (text: string) => (trimInvisible(text) === '' ? undefined : text);

const ofText = (read: (text: string) => unknown, rule: z.ZodType) =>
  z.preprocess((value) => (typeof value === 'string' ? read(value) : value), rule);

/** The schema of a form control. All input is text, and an optional field may be empty. */
function controlRule(field: Field): z.ZodType {
  if (!mayBeMissing(field) && field.control !== 'number') return ruleOf(field);
  const rule = mayBeMissing(field) ? ruleOf(field).optional() : ruleOf(field);
  if (field.control === 'number') return ofText(readNumber, rule);
  return field.control === 'area' ? rule : ofText(blankAsAbsent, rule);
}

/** The schema of all controls of a form, which transforms the input into the values of the request body. */
export function formSchema(form: Form): z.ZodType<Record<string, unknown>, Record<string, unknown>> {
  const shape = Object.entries(controlsOf(form)).map(([name, field]) => [name, controlRule(field)] as const);
  return z
    .object({ ...Object.fromEntries(shape), consentVersion })
    .transform((values: Record<string, unknown>) => (form.written ? form.written(values) : values))
    .pipe(bodySchema(form));
}
