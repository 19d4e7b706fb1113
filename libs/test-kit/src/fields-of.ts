import { type z } from 'zod';

/** A field of a contract that gets one value from the sender: `email`, `items[].id`. */
export interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/**
 * All fields of a contract, found in the schema. A field keeps its wrappers (`optional`, `transform`, `refine`), so
 * that parsing the field behaves like the contract.
 */
export function fieldsOf(schema: z.core.$ZodType, path = ''): Field[] {
  const inner = innerFields(schema, path);
  return inner.every((field) => field.path === path) ? [{ path, schema }] : inner;
}

/**
 * The fields of the first part of a pipe, which parses the input, and of the second part. A transform after an object
 * is left out, because its input is the object and not a text.
 */
function fieldsOfPipe({ in: first, out: second }: z.core.$ZodPipeDef, path: string): Field[] {
  const fields = fieldsOf(first, path);
  const isOfObject = fields.some((field) => field.path !== path);
  return isOfObject && second._zod.def.type === 'transform' ? fields : [...fields, ...fieldsOf(second, path)];
}

function innerFields(schema: z.core.$ZodType, path: string): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) =>
          fieldsOf(field, path ? `${path}.${name}` : name),
        ),
        ...(def.catchall ? fieldsOf(def.catchall, `${path}.*`) : []),
      ];
    case 'array':
      return fieldsOf(def.element, `${path}[]`);
    case 'tuple':
      return def.items.flatMap((item, index) => fieldsOf(item, `${path}[${index}]`));
    case 'record':
      return [...fieldsOf(def.keyType, `${path}{key}`), ...fieldsOf(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path));
    case 'pipe':
      return fieldsOfPipe(def, path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return fieldsOf(def.innerType, path);
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'never':
    case 'transform':
      return [];
    default:
      // Unknown kinds throw, because skipping them silently would leave fields untested.
      throw new Error(`fieldsOf does not know ${def.type} (${path})`);
  }
}
