import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { clientOf } from '../../shared/api/client.ts';
import { answered } from '../../shared/api/problem.ts';
import type { components, paths } from '../../shared/api/schema.gen.ts';
import { useSubmission } from './submission.ts';

type Receipt = components['schemas']['LeadReceipt'];

/** Body of a route that takes an `Idempotency-Key`; `never` for all other routes. */
type KeyedBody<Route> = Route extends {
  post: {
    parameters: { header?: infer Header };
    requestBody: { content: { 'application/json': infer Body } };
  };
}
  ? [NonNullable<Header>] extends [never]
    ? never
    : Body
  : never;

/** The routes that take a visitor's form. */
export type LeadPath = {
  [Path in keyof paths]: [KeyedBody<paths[Path]>] extends [never] ? never : Path;
}[keyof paths];

/** `{ a?: string }` → `{ a?: string | undefined }`, because JSON omits undefined values. */
type Written<Body> = {
  [Key in keyof Body]: object extends Pick<Body, Key> ? Body[Key] | undefined : Body[Key];
};

/** Body of a form without the fields of the spam defence. */
export type LeadBody<Path extends LeadPath> = Written<Omit<KeyedBody<paths[Path]>, 'altcha' | 'filledInMs'>>;

/** The routes differ only in their body; `LeadBody` checks the body where a form is defined. */
interface LeadRoute {
  post: {
    parameters: { header: { 'Idempotency-Key': string } };
    requestBody: { content: { 'application/json': object } };
    responses: { 202: { content: { 'application/json': Receipt } } };
  };
}
const leads = clientOf<Record<LeadPath, LeadRoute>>();

interface Sending {
  /** Start time in ms, if the visitor began before the form was mounted. */
  begunAt?: number | null;
  /** Both callbacks run even if the form was unmounted meanwhile. */
  onStored?: (receipt: Receipt) => void;
  onFailed?: (error: Error) => void;
}

/** Sends a visitor's form with its key and the solved challenge; sending the same form again creates no second lead. */
export function useSendLead(
  path: LeadPath,
  { begunAt = null, onStored, onFailed }: Sending,
): UseMutationResult<Receipt, Error, object> {
  const submission = useSubmission();
  return useMutation({
    mutationFn: async (form: object) =>
      answered(
        leads.POST(path, {
          params: { header: { 'Idempotency-Key': submission.keyFor(form) } },
          body: { ...form, ...(await submission.defenceOf(form, begunAt)) },
        }),
      ),
    onSuccess: (receipt) => {
      submission.renew();
      onStored?.(receipt);
    },
    onError: (error) => onFailed?.(error),
  });
}
