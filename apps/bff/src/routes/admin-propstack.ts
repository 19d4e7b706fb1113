import { ApiTestResult, TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import {
  CallLogFilter,
  DeletePropstackLogs,
  GetPropstackLog,
  ListPropstackLogs,
} from '@estate/contracts/crm-sync/call-log';
import { type CallLogPage, callLogPages, defaultCallLogPage } from '@estate/domain/staff/call-purposes';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';
import { queryFlag } from '../routing/read-input.ts';
import { PropertyPath } from './property-path.ts';

const LogQuery = CallLogFilter.extend({
  limit: z
    .enum(callLogPages.map(String))
    .default(String(defaultCallLogPage))
    .transform((limit) => Number(limit) as CallLogPage),
  errorsOnly: queryFlag,
  property: PropertyPath.shape.id.optional(),
});

export const adminPropstackRoutes = [
  forward({
    method: 'post',
    path: '/api/admin/propstack/test',
    summary: 'Ask the CRM for one property; a refusal of the CRM is a result, not a problem',
    body: TestPropstackApi.input,
    response: ApiTestResult,
    staff: 'administer',
    rpc: TestPropstackApi,
  }),
  forward({
    method: 'get',
    path: '/api/admin/propstack/logs',
    summary: 'Calls to the CRM without their answers, newest first; `next` is the cursor of the next page',
    query: LogQuery,
    staff: 'administer',
    rpc: ListPropstackLogs,
  }),
  forward({
    method: 'get',
    path: '/api/admin/propstack/logs/{id}',
    summary: 'One call to the CRM with its answer',
    params: GetPropstackLog.input,
    problems: ['not-found'],
    staff: 'administer',
    rpc: GetPropstackLog,
  }),
  forward({
    method: 'delete',
    path: '/api/admin/propstack/logs',
    summary: 'Delete all entries',
    staff: 'administer',
    rpc: DeletePropstackLogs,
  }),
];
