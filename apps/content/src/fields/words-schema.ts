import { type AnyField } from '@estate/content/section';
import { imageOrigins } from '@estate/domain/property/image-origin';
import { visibleText } from '@estate/domain/text/visible-text';
import { z } from 'zod';

/** Longest text of one field in characters. Longer ones are refused, shorter ones over a field's own limit are a fault. */
const maxText = 20_000;

const cleanText = (text: string): string => visibleText(text).trim();
const cleanLine = (text: string): string =>
  visibleText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

const text = (name: string, clean: (text: string) => string) =>
  z
    .string(`„${name}“ ist kein Text.`)
    .max(maxText, `„${name}“ ist zu lang: Möglich sind höchstens 20.000 Zeichen.`)
    .transform(clean);

/** The error of an object: a key that no field has, or another value. */
const objectError = (name: string) => (issue: z.core.$ZodRawIssue) =>
  issue.code === 'unrecognized_keys'
    ? `„${name}“ hat kein Feld dieses Namens.`
    : `„${name}“ fehlt oder hat eine andere Form.`;

const groupSchema = (name: string, fields: Readonly<Record<string, AnyField>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, schemaOf(field, `${name}: ${field.label}`)]),
    ),
    { error: objectError(name) },
  );

/**
 * The schema of a field's value as it is saved: its shape and the hard limits. It also cleans texts: invisible characters
 * and blanks at the ends are removed, and a line has no line breaks. `name` is that of the field in German messages. What
 * only prevents a publication is found by `findingsIn`.
 */
export function schemaOf(field: AnyField, name = field.label): z.ZodType {
  switch (field.kind) {
    case 'number':
      return z.number(`„${name}“ ist keine Zahl.`);
    case 'tick':
      return z.boolean(`„${name}“ ist weder an noch aus.`);
    case 'choice':
      return z.enum(Object.keys(field.options), `„${name}“ hat diese Auswahl nicht.`);
    case 'image':
      return z.strictObject(
        {
          path: text(name, cleanLine),
          mark: text(name, cleanLine),
          alt: text(`${name}: Alternativtext`, cleanLine),
          origin: z.enum(Object.keys(imageOrigins), `„${name}“ hat diese Herkunft nicht.`),
        },
        { error: objectError(name) },
      );
    case 'group':
      return groupSchema(name, field.fields);
    case 'list':
      return z.array(schemaOf(field.of, `${name}: ${field.of.label}`), `„${name}“ ist keine Liste.`);
    case 'paragraph':
    case 'markdown':
      return text(name, cleanText);
    default:
      return text(name, cleanLine);
  }
}

/** The schema of all words of a section. */
export const sectionSchema = (title: string, fields: Readonly<Record<string, AnyField>>) =>
  groupSchema(title, fields);
