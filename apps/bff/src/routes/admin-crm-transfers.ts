import {
  OrderCrmTransfer,
  CrmTransferOrder,
  CrmTransferSettings,
  GetCrmTransferSettings,
  RetryCrmTransfers,
  SetCrmTransferSettings,
} from '@estate/contracts/leads/crm-transfer';
import { LeadDetail, LeadId } from '@estate/contracts/leads/inbox';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';

/** Transfers of leads to the CRM. */
export const adminCrmTransferRoutes = [
  forward({
    method: 'post',
    path: '/api/admin/leads/{id}/crm-transfer',
    summary:
      'Transfer a lead to Propstack, or again after a failure; with `overwrite` one field of the contact takes the value of the lead',
    params: z.object({ id: LeadId }),
    body: CrmTransferOrder,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'conflict'],
    refusalFields: ['overwrite'],
    rpc: OrderCrmTransfer,
    more: ({ body }) => ({ order: body }),
  }),
  forward({
    method: 'post',
    path: '/api/admin/crm-transfers/retry',
    summary: 'Transfer all leads again whose transfer failed, for instance after the key got a right',
    staff: 'all-leads',
    rpc: RetryCrmTransfers,
  }),
  forward({
    method: 'get',
    path: '/api/admin/crm-transfer-settings',
    summary: 'The kinds of leads that go into Propstack by themselves',
    staff: 'all-leads',
    rpc: GetCrmTransferSettings,
  }),
  forward({
    method: 'put',
    path: '/api/admin/crm-transfer-settings',
    summary: 'Choose these kinds for leads to come; 409 if `version` is not the current one',
    body: CrmTransferSettings,
    staff: 'all-leads',
    problems: ['outdated-record'],
    refusalFields: ['kinds'],
    rpc: SetCrmTransferSettings,
  }),
];
