import { z } from 'zod';

/** The facts of a property that decide who answers for it (libs/content, responsible.ts). */
export const answeredShape = {
  city: z.string().nullable(),
  country: z.string().nullable(),
  zip_code: z.string().nullish(),
  marketing_type: z.string().nullish(),
  rs_type: z.string().nullish(),
};
