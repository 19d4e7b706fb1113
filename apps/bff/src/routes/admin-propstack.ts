import { TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import {
  CallLogFilter,
  DeletePropstackLogs,
  GetPropstackLog,
  ListPropstackLogs,
} from '@estate/contracts/crm-sync/call-log';
import { type CallLogPage, callLogPages, defaultCallLogPage } from '@estate/domain/staff/call-purposes';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { PropertyPath } from './property-path.ts';

const LogQuery = CallLogFilter.extend({
  limit: z
    .enum(callLogPages.map(String))
    .default(String(defaultCallLogPage))
    .transform((limit) => Number(limit) as CallLogPage),
  errorsOnly: z
    .enum(['true', 'false'])
    .default('false')
    .transform((only) => only === 'true'),
  property: PropertyPath.shape.id.optional(),
});

export const adminPropstackRoutes = [
  route({
    method: 'post',
    path: '/api/admin/propstack/test',
    summary: 'Ask the CRM for one property; a refusal of the CRM is a result, not a problem',
    body: TestPropstackApi.input,
    response: TestPropstackApi.output,
    staff: 'administer',
    audit: {
      after: ({ apiVersion }: { apiVersion: string }, { body }) => ({
        propertyId: body.propertyId,
        apiVersion,
      }),
    },
    answer: ({ body, services }) => services.crmSync.call(TestPropstackApi, body),
  }),
  route({
    method: 'get',
    path: '/api/admin/propstack/logs',
    summary: 'Calls to the CRM without their answers, newest first; `next` is the cursor of the next page',
    query: LogQuery,
    response: ListPropstackLogs.output,
    staff: 'administer',
    answer: ({ query, services }) => services.crmSync.call(ListPropstackLogs, query),
  }),
  route({
    method: 'get',
    path: '/api/admin/propstack/logs/{id}',
    summary: 'One call to the CRM with its answer',
    params: GetPropstackLog.input,
    response: GetPropstackLog.output,
    problems: ['not-found'],
    staff: 'administer',
    answer: ({ params, services }) => services.crmSync.call(GetPropstackLog, params),
  }),
  route({
    method: 'delete',
    path: '/api/admin/propstack/logs',
    summary: 'Delete all entries',
    response: DeletePropstackLogs.output,
    staff: 'administer',
    audit: { after: ({ deleted }: { deleted: number }) => ({ deleted }) },
    answer: ({ services }) => services.crmSync.call(DeletePropstackLogs, {}),
  }),
];
