import { z } from 'zod';

/** `{id}` of a property in a path. */
export const PropertyPath = z.object({
  id: z.coerce
    .number('Bitte geben Sie eine gültige Property ID ein')
    .int('Bitte geben Sie eine gültige Property ID ein')
    .min(1, 'Bitte geben Sie eine gültige Property ID ein'),
});
