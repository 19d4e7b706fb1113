import { z } from 'zod';

/** A property by id and title, for lists. */
export const NamedProperty = z.object({ id: z.int(), title: z.string().nullable() });
export type NamedProperty = z.infer<typeof NamedProperty>;
