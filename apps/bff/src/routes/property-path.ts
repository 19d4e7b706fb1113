import { maxPropertyId } from '@estate/contracts/values';
import { propertyIdPattern } from '@estate/domain/property/property-id';
import { z } from 'zod';

const unknownId = 'Bitte geben Sie eine gültige Property ID ein';

/** An id of the CRM in canonical notation, because each further notation would be a separate cache entry. */
export const PropertyPath = z.object({
  id: z.string().regex(propertyIdPattern, unknownId).transform(Number),
});

/** The property id as a number with the same limits, for the OpenAPI document. */
export const documentedPropertyId = { type: 'integer', minimum: 1, maximum: maxPropertyId } as const;
