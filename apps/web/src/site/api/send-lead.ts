import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { createApiClient } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { components } from '../../shared/api/schema.gen.ts';
import { Submission } from './submission.ts';

export type Receipt = components['schemas']['LeadReceipt'];

/** Common type of all routes for visitors' forms. Their bodies differ; the form's description validates the body. */
interface LeadRoute {
  post: {
    parameters: { header: { 'Idempotency-Key': string } };
    requestBody: { content: { 'application/json': object } };
    responses: { 202: { content: { 'application/json': Receipt } } };
  };
}
const leads = createApiClient<Record<`/api/${string}`, LeadRoute>>();

interface Sending {
  /** False for a declaration, which counts without the spam defence and does not wait for it. */
  isDefended?: boolean;
  /** Start time in ms since the epoch, if the visitor began before the form was mounted. */
  begunAt?: number | null;
  /** Both callbacks run even if the form was unmounted meanwhile. */
  onStored?: (receipt: Receipt) => void;
  onFailed?: (error: Error) => void;
}

/** Sends a visitor's form with an idempotency key and the solved challenge. A repeated request adds no second lead. */
export function useSendLead(
  path: `/api/${string}`,
  { begunAt = null, isDefended = true, onStored, onFailed }: Sending,
): UseMutationResult<Receipt, Error, object> {
  // One submission for each mounted form, so that its retries share an idempotency key.
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: async (form: object) =>
      bodyOf(
        leads.POST(path, {
          params: { header: { 'Idempotency-Key': submission.keyFor(form) } },
          body: { ...form, ...(isDefended ? await submission.defenceOf(form, begunAt) : {}) },
        }),
      ),
    onSuccess: (receipt) => {
      submission.renew();
      onStored?.(receipt);
    },
    onError: (error) => onFailed?.(error),
  });
}
