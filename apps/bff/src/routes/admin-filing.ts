import {
  FileLead,
  FilingOrder,
  FilingSettings,
  GetFilingSettings,
  RetryFilings,
  SetFilingSettings,
} from '@estate/contracts/leads/filing';
import { LeadDetail, LeadId } from '@estate/contracts/leads/inbox';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';

/** Transfers of leads to the CRM. */
export const adminFilingRoutes = [
  forward({
    method: 'post',
    path: '/api/admin/leads/{id}/filing',
    summary:
      'File a lead in Propstack, or again after a failure; with `overwrite` one field of the contact takes the value of the lead',
    params: z.object({ id: LeadId }),
    body: FilingOrder,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'conflict'],
    refusalFields: ['overwrite'],
    rpc: FileLead,
    more: ({ body }) => ({ order: body }),
  }),
  forward({
    method: 'post',
    path: '/api/admin/filings/retry',
    summary: 'File all leads again that failed, for instance after the key got a right',
    staff: 'all-leads',
    rpc: RetryFilings,
  }),
  forward({
    method: 'get',
    path: '/api/admin/filing-settings',
    summary: 'The kinds of leads that go into Propstack by themselves',
    staff: 'all-leads',
    rpc: GetFilingSettings,
  }),
  forward({
    method: 'put',
    path: '/api/admin/filing-settings',
    summary: 'Choose these kinds for leads to come; 409 if `version` is not the current one',
    body: FilingSettings,
    staff: 'all-leads',
    problems: ['outdated-record'],
    refusalFields: ['kinds'],
    rpc: SetFilingSettings,
  }),
];
