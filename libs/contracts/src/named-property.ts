import { z } from 'zod';

/** A property by its id and title, as lists of staff name it. */
export const NamedProperty = z.object({ id: z.int(), title: z.string().nullable() });
export type NamedProperty = z.infer<typeof NamedProperty>;
