import { consentTexts } from '@estate/content/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { ConsentLabel } from '../../../ui/form/consent-label.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { lazyContract } from '../../../ui/form/lazy-contract.ts';
import { showServerError } from '../../../ui/form/server-errors.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { failureText, failureTexts } from '../failure-text.ts';
import { leadOfFunnel } from '../lead-of-funnel.ts';
import { useSubmitValuation } from '../use-submit-valuation.ts';
import type { StepProps } from './step-props.ts';

const contract = lazyContract(async () => (await import('@estate/contracts/valuation')).ValuationLead);

const blankAsAbsent = (value: string): string | undefined => (value === '' ? undefined : value);

/** The catalogue has one text for whatever is missing: it stands once above the button, fields say 'Pflichtfeld'. */
const fieldError = (error: { message?: string } | undefined): string | undefined =>
  error?.message === failureTexts.missing ? 'Pflichtfeld' : error?.message;

/** Step 8: who asks. Saves the lead; what was typed stays until it has arrived. */
export function ContactStep({ funnel, dispatch }: Pick<StepProps, 'funnel' | 'dispatch'>) {
  const submit = useSubmitValuation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: contract.resolver,
    defaultValues: {
      ...leadOfFunnel(funnel),
      last_name: '',
      email: '',
      consentVersion: consentTexts.valuation.id,
    },
  });
  const { errors } = form.formState;
  const isIncomplete = Object.values(errors).some((error) => error.message === failureTexts.missing);

  const send = form.handleSubmit(
    (lead) => {
      setFailure(null);
      const receipt = funnel.addressId === null ? {} : { valuation_address_id: funnel.addressId };
      submit.mutate(
        { ...lead, ...receipt },
        {
          onSuccess: () => dispatch({ kind: 'sent' }),
          onError: (error: unknown) =>
            setFailure(
              error instanceof Error ? showServerError(form, error, failureText(error)) : failureText(error),
            ),
        },
      );
    },
    () => setFailure(null),
  );

  return (
    <FormFrame
      label="Kontaktdaten"
      onSubmit={(event) => void send(event)}
      onFocus={contract.load}
      isPending={submit.isPending}
      submitError={isIncomplete ? failureTexts.missing : (errors.root?.message ?? failure)}
      submitLabel="Bewertung anfordern"
      pendingLabel="Wird gespeichert..."
    >
      <TextField
        label="Vorname"
        optional
        autoComplete="given-name"
        error={fieldError(errors.first_name)}
        {...form.register('first_name', { setValueAs: blankAsAbsent })}
      />
      <TextField
        label="Nachname"
        required
        autoComplete="family-name"
        error={fieldError(errors.last_name)}
        {...form.register('last_name')}
      />
      <TextField
        label="E-Mail"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={fieldError(errors.email)}
        {...form.register('email')}
      />
      <TextField
        label="Telefon"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={fieldError(errors.phone)}
        {...form.register('phone', { setValueAs: blankAsAbsent })}
      />
      <CheckField
        label={<ConsentLabel {...consentTexts.valuation} />}
        required
        error={fieldError(errors.privacy_accepted)}
        {...form.register('privacy_accepted')}
      />
    </FormFrame>
  );
}
