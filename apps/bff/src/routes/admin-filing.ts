import {
  CurrentFilingSettings,
  FileLead,
  FilingOrder,
  FilingSettings,
  GetFilingSettings,
  RetryFilings,
  SetFilingSettings,
} from '@estate/contracts/leads/filing';
import { LeadDetail, LeadId } from '@estate/contracts/leads/inbox';
import { formOf } from '@estate/domain/forms/all-forms';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { leadOwner } from '../staff/staff-session.ts';

/** Transfers of leads to the CRM. The audit log stores the name of an overwritten field, never its value. */
export const adminFilingRoutes = [
  route({
    method: 'post',
    path: '/api/admin/leads/{id}/filing',
    summary:
      'File a lead in Propstack, or again after a failure; with `overwrite` one field of the contact takes the value of the lead',
    params: z.object({ id: LeadId }),
    body: FilingOrder,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'conflict'],
    audit: { after: ({ body }) => ({ overwrite: body.overwrite }) },
    answer: ({ params, body, session, services }) =>
      services.leads.call(FileLead, {
        ...params,
        by: session.user.id,
        owner: leadOwner(session),
        order: body,
      }),
  }),
  route({
    method: 'post',
    path: '/api/admin/filings/retry',
    summary: 'File all leads again that failed, for instance after the key got a right',
    response: RetryFilings.output,
    staff: 'all-leads',
    audit: { after: (_context, answer?: { ordered: number }) => ({ leads: answer?.ordered }) },
    answer: ({ session, services }) => services.leads.call(RetryFilings, { by: session.user.id }),
  }),
  route({
    method: 'get',
    path: '/api/admin/filing-settings',
    summary: 'The kinds of leads that go into Propstack by themselves',
    response: CurrentFilingSettings,
    staff: 'all-leads',
    answer: ({ services }) => services.leads.call(GetFilingSettings, {}),
  }),
  route({
    method: 'put',
    path: '/api/admin/filing-settings',
    summary: 'Choose these kinds for leads to come; 409 if `version` is not the current one',
    body: FilingSettings,
    response: CurrentFilingSettings,
    staff: 'all-leads',
    problems: ['outdated-record'],
    audit: { after: ({ body }) => ({ kinds: body.kinds.map((kind) => formOf(kind).one) }) },
    answer: ({ body, services }) => services.leads.call(SetFilingSettings, body),
  }),
];
