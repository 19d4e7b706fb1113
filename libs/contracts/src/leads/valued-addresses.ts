import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { LeadId } from './inbox.ts';

export const valuedAddressesLimit = 500;

/**
 * The addresses of valuation requests that have a price range, newest first, at most 500. Leads under suspicion, and
 * those that are being erased, are left out; a lead that is deleted takes its address with it.
 */
export const ListValuedAddresses = defineRpc({
  message: 'leads.listValuedAddresses',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        lead_id: LeadId,
        price_range_id: z.string(),
        street: z.string(),
        house_number: z.string(),
        zip_code: z.string(),
      }),
    ),
  }),
});
