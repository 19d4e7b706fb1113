import { z } from 'zod';
import { DayViews } from '../catalog/property-views.ts';
import { DayRequests } from '../leads/property-reports.ts';

/**
 * Response of `GET /api/admin/properties/{id}/figures`: views and requests per day of the days between `from` and
 * `to`. A day without views and requests has no entry.
 */
export const PropertyFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  views: z.array(DayViews),
  requests: z.array(DayRequests),
});
export type PropertyFigures = z.infer<typeof PropertyFigures>;
