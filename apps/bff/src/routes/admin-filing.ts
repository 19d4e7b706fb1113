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
import { type Facts } from '../staff/audit.ts';
import { leadOwner } from '../staff/staff-session.ts';

const kindFacts = ({ kinds }: FilingSettings): Facts => ({ kinds: kinds.map((kind) => formOf(kind).one) });

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
    audit: {
      wanted: ({ body }) => ({ overwrite: body.overwrite }),
      after: (_answer, { body }) => ({ overwrite: body.overwrite }),
      hasEffect: ({ filing }: LeadDetail) => filing?.state === 'waiting',
    },
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
    audit: { after: ({ ordered }: { ordered: number }) => ({ leads: ordered }) },
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
    audit: {
      wanted: ({ body }) => kindFacts(body),
      after: (settings: FilingSettings) => kindFacts(settings),
    },
    answer: ({ body, services }) => services.leads.call(SetFilingSettings, body),
  }),
];
