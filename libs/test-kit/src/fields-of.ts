import { type z } from 'zod';

/** A place of a contract where one value of the sender is read: `email`, `items[].id`. */
export interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/**
 * Every field of a contract, found in the schema itself. A field keeps what is wrapped around it (`optional`, `transform`,
 * `refine`), so that parsing the field does all that the contract does with it.
 */
export function fieldsOf(schema: z.core.$ZodType, path = ''): Field[] {
  const inner = innerFields(schema, path);
  return inner.every((field) => field.path === path) ? [{ path, schema }] : inner;
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
    case 'record':
      return [...fieldsOf(def.keyType, `${path}{key}`), ...fieldsOf(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path));
    case 'pipe':
      // What comes in is read by the first part; a mere function may make anything of it.
      return [def.in, def.out].flatMap((part) => fieldsOf(part, path));
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
      // A kind that is not known here must not be left out in silence.
      throw new Error(`fieldsOf does not know ${def.type} (${path})`);
  }
}
