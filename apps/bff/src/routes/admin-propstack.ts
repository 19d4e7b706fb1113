import {
  ApiTest,
  ApiTestResult,
  DeletePropstackLogs,
  ListPropstackLogs,
  TestPropstackApi,
} from '@estate/contracts/crm-sync';
import { z } from 'zod';
import { route } from '../routing/route.ts';

const LogQuery = z.object({
  limit: z
    .enum(['25', '50', '100', '200'])
    .default('50')
    .transform((limit) => Number(limit) as 25 | 50 | 100 | 200),
  errorsOnly: z
    .enum(['true', 'false'])
    .default('false')
    .transform((only) => only === 'true'),
});

export const adminPropstackRoutes = [
  route({
    method: 'post',
    path: '/api/admin/propstack/test',
    summary: 'Ask the CRM for one property; a refusal of the CRM is a result, not a problem',
    body: ApiTest,
    response: ApiTestResult,
    staff: 'admin',
    audit: { after: ({ body }) => ({ propertyId: body.propertyId, apiVersion: body.apiVersion }) },
    answer: ({ body, services }) => services.crmSync.call(TestPropstackApi, body),
  }),
  route({
    method: 'get',
    path: '/api/admin/propstack/logs',
    summary: 'Calls to the CRM, newest first',
    query: LogQuery,
    response: ListPropstackLogs.output,
    staff: 'admin',
    answer: ({ query, services }) => services.crmSync.call(ListPropstackLogs, query),
  }),
  route({
    method: 'delete',
    path: '/api/admin/propstack/logs',
    summary: 'Delete all entries',
    response: DeletePropstackLogs.output,
    staff: 'admin',
    audit: { after: (_context, answer?: { deleted: number }) => ({ deleted: answer?.deleted }) },
    answer: ({ services }) => services.crmSync.call(DeletePropstackLogs, {}),
  }),
];
