import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { clientOf } from './client.ts';
import { answered } from './problem.ts';
import type { components, paths } from './schema.gen.ts';
import { useSubmission } from './submission.ts';

type Receipt = components['schemas']['LeadReceipt'];

/** Body of a route that is sent with an `Idempotency-Key`; never for all other routes. */
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

/** `{ a?: string }` → `{ a?: string | undefined }`: JSON leaves out what is undefined. */
type Written<Body> = {
  [Key in keyof Body]: object extends Pick<Body, Key> ? Body[Key] | undefined : Body[Key];
};

/** What a form says, without what the spam defence adds. */
export type LeadBody<Path extends LeadPath> = Written<Omit<KeyedBody<paths[Path]>, 'altcha' | 'filledInMs'>>;

/** These routes differ in their body only; `LeadBody` checks it where a form is defined. */
interface LeadRoute {
  post: {
    parameters: { header: { 'Idempotency-Key': string } };
    requestBody: { content: { 'application/json': object } };
    responses: { 202: { content: { 'application/json': Receipt } } };
  };
}
const leads = clientOf<Record<LeadPath, LeadRoute>>();

interface Sending {
  /** When the visitor began, if that was before the form was mounted. */
  begunAt?: number | null;
  /** Both run even if the form was unmounted meanwhile. */
  onStored?: (receipt: Receipt) => void;
  onFailed?: (error: Error) => void;
}

/** Sends a visitor's form with its key and the solved challenge; a repeat of the same form is the same lead. */
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
