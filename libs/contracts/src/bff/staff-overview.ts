import { z } from 'zod';
import { GetStockOverview } from '../catalog/staff-list.ts';
import { GetCrmOverview } from '../crm-sync/crm-jobs.ts';
import { GetLeadsOverview } from '../leads/leads.ts';
import { MediaUsage } from '../media/images.ts';

/** `GET /api/admin/overview`: the overview of each service; null for a service that sent no response in time. */
export const StaffOverview = z.object({
  crm: GetCrmOverview.output.nullable(),
  leads: GetLeadsOverview.output.nullable(),
  stock: GetStockOverview.output.nullable(),
  storage: MediaUsage.nullable(),
});
export type StaffOverview = z.infer<typeof StaffOverview>;
