import { answeredShape } from '@estate/contracts/catalog/answered-property';
import { type StoredProperty } from './property.schema.ts';

export const answeredFields = Object.keys(answeredShape) as (keyof typeof answeredShape)[];

/** The facts that decide who answers for a property; missing ones are null. */
export const answeredFacts = ({
  city = null,
  country = null,
  zip_code = null,
  marketing_type = null,
  rs_type = null,
}: Pick<StoredProperty, keyof typeof answeredShape>): Record<keyof typeof answeredShape, string | null> => ({
  city,
  country,
  zip_code,
  marketing_type,
  rs_type,
});
