import { formOf, leadKinds } from '@estate/domain/forms/all-forms';
import { defenceShape } from '@estate/contracts/leads/form-fields';
import { LeadReceipt, type LeadRpc, leadRpcs, SaveValuationAddress } from '@estate/contracts/leads/leads';
import { type ProblemCode } from '@estate/contracts/problem';
import { validSourcePage } from '../native-forms/submission.ts';
import { route } from '../routing/route.ts';
import { FormHeaders, leadOrigin } from '../spam-defence/lead-origin.ts';

/**
 * The route of one form. The response is 202 with the receipt. A repeat with the same Idempotency-Key gets the first
 * response again; the same key with another body gets 409.
 */
const formRoute = (path: string, summary: string, rpc: LeadRpc, problems: readonly ProblemCode[] = []) =>
  route({
    method: 'post',
    path,
    summary,
    headers: FormHeaders,
    body: rpc.input.shape.form.safeExtend(defenceShape),
    response: LeadReceipt,
    status: 202,
    limit: 'form',
    problems: ['key-reused', ...problems],
    answer: async (call) => {
      const { altcha: _altcha, filledInMs: _filledInMs, ...form }: Record<string, unknown> = call.body;
      const { source } = form;
      return call.services.leads.call(rpc, {
        form: typeof source === 'string' ? { ...form, source: validSourcePage(source) } : form,
        origin: await leadOrigin(call),
      });
    },
  });

export const formRoutes = [
  ...leadKinds.map((kind) => {
    const { api, summary, fields } = formOf(kind);
    return formRoute(api, summary, leadRpcs[kind], 'propertyId' in fields ? ['property-gone'] : []);
  }),
  formRoute('/api/valuation-addresses', 'Keep the address of an unfinished valuation', SaveValuationAddress),
];
