import { z } from 'zod';
import { defineRpc } from '../rpc.ts';

/** A point in WGS 84. */
export const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** Query of `GET /api/districts`. Four decimals are about eleven metres. */
export const DistrictsQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
});

/**
 * The district of Hamburg in which a point lies. Within 30 m of a border these are two or more, the containing one first;
 * outside of Hamburg there is none.
 */
export const FindDistricts = defineRpc({
  message: 'catalog.findDistricts',
  callers: ['bff'],
  safety: 'read',
  input: Point,
  output: z.object({ districts: z.array(z.string()), source: z.string() }),
});
