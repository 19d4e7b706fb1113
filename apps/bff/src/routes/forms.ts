import { ContactMessage } from '@estate/contracts/contact-message';
import { ExposeRequest } from '@estate/contracts/expose-request';
import {
  FileSearchRequest,
  LeadReceipt,
  RequestExpose,
  SaveValuationAddress,
  SendContactMessage,
  SubmitValuation,
} from '@estate/contracts/leads';
import { SearchRequest } from '@estate/contracts/search-request';
import { ValuationAddress, ValuationLead } from '@estate/contracts/valuation';
import { route } from '../routing/route.ts';
import { FormHeaders, leadOrigin, withoutDefence } from '../spam-defence/lead-origin.ts';

const form = {
  method: 'post',
  headers: FormHeaders,
  response: LeadReceipt,
  status: 202,
  limit: 'form',
  problems: ['key-reused'],
} as const;

/**
 * What visitors send. Each answer is 202 with the receipt; a repeat with the same Idempotency-Key gets the first
 * answer again, the same key with another body 409.
 */
export const formRoutes = [
  route({
    ...form,
    path: '/api/expose-requests',
    summary: 'Ask for the exposé of a property',
    body: ExposeRequest,
    answer: async (call) =>
      call.services.leads.call(RequestExpose, {
        form: withoutDefence(call.body),
        origin: await leadOrigin(call),
      }),
  }),
  route({
    ...form,
    path: '/api/search-requests',
    summary: 'File a search order',
    body: SearchRequest,
    answer: async (call) =>
      call.services.leads.call(FileSearchRequest, {
        form: withoutDefence(call.body),
        origin: await leadOrigin(call),
      }),
  }),
  route({
    ...form,
    path: '/api/valuations',
    summary: 'Send the valuation funnel',
    body: ValuationLead,
    answer: async (call) =>
      call.services.leads.call(SubmitValuation, {
        form: withoutDefence(call.body),
        origin: await leadOrigin(call),
      }),
  }),
  route({
    ...form,
    path: '/api/valuation-addresses',
    summary: 'Keep the address of an unfinished valuation',
    body: ValuationAddress,
    answer: async (call) =>
      call.services.leads.call(SaveValuationAddress, {
        form: withoutDefence(call.body),
        origin: await leadOrigin(call),
      }),
  }),
  route({
    ...form,
    path: '/api/contact-messages',
    summary: 'Send a contact form',
    body: ContactMessage,
    answer: async (call) =>
      call.services.leads.call(SendContactMessage, {
        form: withoutDefence(call.body),
        origin: await leadOrigin(call),
      }),
  }),
];
