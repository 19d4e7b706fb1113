import { GetStaffRecord, ListForStaff, SetWebsiteStatus } from '@estate/contracts/catalog';
import { PropertyRecord } from '@estate/contracts/property';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { PropertyPath } from './property-path.ts';

const StaffQuery = z.object({
  q: z.string().trim().max(200, 'Bitte suchen Sie mit höchstens 200 Zeichen.').optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
});

/** Staff may change `website_status` and nothing else (staff-area §6). */
const Change = z.strictObject({ website_status: SetWebsiteStatus.input.shape.website_status });

export const adminPropertyRoutes = [
  route({
    method: 'get',
    path: '/api/admin/properties',
    summary: 'Staff table of all properties, newest change first',
    query: StaffQuery,
    response: ListForStaff.output,
    staff: 'admin',
    answer: ({ query, services }) => services.catalog.call(ListForStaff, query),
  }),
  route({
    method: 'post',
    path: '/api/admin/properties/status',
    summary: 'Switch many properties; an unknown id changes nothing',
    body: SetWebsiteStatus.input,
    response: SetWebsiteStatus.output,
    staff: 'admin',
    problems: ['property-not-found'],
    audit: { after: ({ body }) => ({ ids: body.ids, website_status: body.website_status }) },
    answer: ({ body, services }) => services.catalog.call(SetWebsiteStatus, body),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}',
    summary: 'The whole record',
    params: PropertyPath,
    response: PropertyRecord,
    staff: 'admin',
    problems: ['property-not-found'],
    answer: ({ params, services }) => services.catalog.call(GetStaffRecord, params),
  }),
  route({
    method: 'patch',
    path: '/api/admin/properties/{id}',
    summary: 'Switch one property; answers the record as it is then',
    params: PropertyPath,
    body: Change,
    response: PropertyRecord,
    staff: 'admin',
    problems: ['property-not-found'],
    audit: {
      before: async ({ params, services }) => {
        const { website_status } = await services.catalog.call(GetStaffRecord, params);
        return { website_status };
      },
      after: ({ body }) => ({ website_status: body.website_status }),
    },
    answer: async ({ params, body, services }) => {
      await services.catalog.call(SetWebsiteStatus, { ids: [params.id], ...body });
      return services.catalog.call(GetStaffRecord, params);
    },
  }),
];
