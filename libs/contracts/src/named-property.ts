import { z } from 'zod';

export const NamedProperty = z.object({ id: z.int(), title: z.string().nullable() });
export type NamedProperty = z.infer<typeof NamedProperty>;
