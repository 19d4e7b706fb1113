import type { LeadForm as Description } from '@estate/domain/forms/all-forms';
import { consentOf } from '@estate/content/consent-of';
import { asksConsent, controlsOf, type Form, formId, type Values } from '@estate/domain/forms/form';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, isNotFound } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { logFailure } from '../../shared/page/log-failure.ts';
import { StyledLink } from '../../shared/ui/button.tsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { typeset } from '../ui/typeset.tsx';
import { ConsentLabel } from './consent-field.tsx';
import { FormFields, type OrderTexts } from './form-field.tsx';
import { LeadForm } from './lead-form.tsx';
import { type SentLead, useLeadForm } from './use-lead-form.ts';
import { useRefusedForm } from './use-refused-form.ts';
import { useReview } from './use-review.ts';

const loadThanks = () => import('./thanks.tsx');
const Thanks = lazyWithFallback(async () => (await loadThanks()).Thanks);

const loadReview = () => import('./review-step.tsx');
const ReviewStep = lazyWithFallback(async () => (await loadReview()).ReviewStep);

const isExplained = (error: Error): boolean =>
  error instanceof ApiError && error.code !== 'unreachable' && error.code !== 'unreadable';

/**
 * Renders a form from its description. After sending, `Thanks` replaces the form; before, a declaration is shown once
 * more. `children` are above the fields.
 */
export function VisitorForm({
  form,
  page,
  propertyId,
  answered = {},
  initial,
  known,
  onSent,
  summaryOf,
  orderTexts,
  beforeButton,
  children,
}: {
  form: Description;
  /** Path and query of the page with the form. */
  page: string;
  propertyId?: number;
  /** Values of fields that are not asked again; an undefined one is not sent. */
  answered?: Values;
  /** Initial values; the other fields are empty at first. */
  initial?: Readonly<Record<string, unknown>>;
  /** The sent values of another form of the page. */
  known?: Values | undefined;
  onSent?: (body: Values) => void;
  /** Describes the sent values in the confirmation, instead of the list of fields. */
  summaryOf?: (body: Readonly<Record<string, unknown>>) => string;
  orderTexts?: OrderTexts;
  /** What has to stand directly above the button. */
  beforeButton?: ReactNode;
  children?: ReactNode;
}) {
  const [isGone, setIsGone] = useState(false);
  const { declaration }: Form = form;
  const { refused } = useRefusedForm(form.kind);
  const [sent, setSent] = useState<SentLead | undefined>(
    refused?.receipt && { body: refused.values, receipt: refused.receipt },
  );
  const { reviewed, review, back } = useReview(refused?.isReview ? refused.values : undefined);
  const { lead, field, values, confirm } = useLeadForm({
    form,
    page,
    hidden: {
      ...answered,
      ...(propertyId === undefined ? {} : { propertyId }),
      ...('source' in form.fields ? { source: page.split('?')[0] } : {}),
    },
    ...(initial ? { initial } : {}),
    known,
    ...(declaration ? { onReview: review } : {}),
    onSent: (lead) => {
      setSent(lead);
      onSent?.(lead.body);
    },
    onFailed: (error) => {
      setIsGone(isNotFound(error));
      // The message stands at the field, which is in the first step.
      if (error instanceof ApiError && error.fields.length > 0) back();
      // staff-area §8: an error that the response does not explain is logged; the visitor sees the toast.
      if (!isExplained(error)) logFailure(form.texts.log, error);
    },
  });
  const asked = {
    ...form,
    controls: Object.fromEntries(Object.entries(controlsOf(form)).filter(([name]) => !(name in answered))),
  };
  if (sent) {
    return (
      <Suspense>
        <Thanks
          form={form}
          page={page}
          broker={sent.receipt.broker}
          {...(declaration ? { receipt: sent.receipt } : {})}
          body={sent.body}
          summary={summaryOf?.(sent.body)}
          onAgain={() => {
            flushSync(() => setSent(undefined));
            const fields = document.getElementById(formId(form));
            fields?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
          }}
        />
      </Suspense>
    );
  }
  if (declaration && reviewed) {
    const { isPending, submitError } = lead;
    return (
      <Suspense>
        <ReviewStep
          form={{ ...form, declaration }}
          page={page}
          body={reviewed}
          isPending={isPending}
          submitError={submitError}
          onConfirm={() => confirm(reviewed)}
          onBack={back}
        />
      </Suspense>
    );
  }
  const preload = () => Promise.all([loadThanks(), ...(declaration ? [loadReview()] : [])]);
  return (
    <LeadForm lead={lead} onFocus={() => void preload().catch(() => undefined)}>
      {children}
      {isGone && (
        <p>
          <StyledLink to="/immobilien" css={textLink}>
            Alle Immobilien anzeigen
          </StyledLink>
        </p>
      )}
      <FormFields form={asked} register={field} values={values} orderTexts={orderTexts} />
      {!asksConsent(form) && (
        <chakra.p fontSize="xs" color="inkMuted">
          <ConsentLabel {...consentOf(form)} />
        </chakra.p>
      )}
      {form.texts.note !== undefined && (
        <chakra.p fontSize="xs" color="inkMuted">
          {typeset(form.texts.note)}
        </chakra.p>
      )}
      {beforeButton}
    </LeadForm>
  );
}
