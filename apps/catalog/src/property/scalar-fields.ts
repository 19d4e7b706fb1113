import { z } from 'zod';

const inner = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodOptional || field instanceof z.ZodNullable ? inner(field.unwrap()) : field;

/** The type that a text, number or flag is stored as; undefined for every other field. */
function scalarType(field: z.core.$ZodType) {
  if (field instanceof z.ZodString) return String;
  if (field instanceof z.ZodNumber) return Number;
  return field instanceof z.ZodBoolean ? Boolean : undefined;
}

/**
 * The schema fields for the nullable texts, numbers and flags of a contract, each null by default. Required fields and
 * other kinds of fields have to be defined by the schema itself.
 */
export function nullableScalars(shape: z.core.$ZodShape) {
  const columns = Object.entries(shape).flatMap(([key, field]) => {
    const type = scalarType(inner(field));
    const isNullable = z.safeParse(field, null).success;
    return type && isNullable ? [[key, { type, default: null }] as const] : [];
  });
  return Object.fromEntries(columns);
}
