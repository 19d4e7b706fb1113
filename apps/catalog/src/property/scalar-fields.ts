import { z } from 'zod';

const inner = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodOptional || field instanceof z.ZodNullable ? inner(field.unwrap()) : field;

/** The Mongoose type of a text, number or boolean field; undefined for any other field. */
function scalarType(field: z.core.$ZodType) {
  if (field instanceof z.ZodString) return String;
  if (field instanceof z.ZodNumber) return Number;
  return field instanceof z.ZodBoolean ? Boolean : undefined;
}

/**
 * The Mongoose schema fields for the nullable texts, numbers and booleans of a contract, each null by default. The
 * schema has to define required fields and fields of other types itself.
 */
export function nullableScalars(shape: z.core.$ZodShape) {
  const columns = Object.entries(shape).flatMap(([key, field]) => {
    const type = scalarType(inner(field));
    const isNullable = z.safeParse(field, null).success;
    return type && isNullable ? [[key, { type, default: null }] as const] : [];
  });
  return Object.fromEntries(columns);
}
