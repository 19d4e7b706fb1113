import { consentTexts } from '@estate/content/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { besideCatalogueText, blankAsAbsent } from '../../../ui/form/catalogue-text.ts';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { ConsentLabel } from '../../../ui/form/consent-label.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { lazyContract } from '../../../ui/form/lazy-contract.ts';
import { showServerError } from '../../../ui/form/server-errors.ts';
import { PersonField } from '../../../ui/form/person-field.tsx';
import { failureText, failureTexts } from '../failure-text.ts';
import { leadOfFunnel } from '../lead-of-funnel.ts';
import { useSubmitValuation } from '../use-submit-valuation.ts';
import type { StepProps } from './step-props.ts';

const contract = lazyContract(async () => (await import('@estate/contracts/valuation')).ValuationLead);

const fieldError = besideCatalogueText(failureTexts.missing);

/** Step 8: who asks. Saves the lead; what was typed stays until it has arrived. */
export function ContactStep({ funnel, dispatch }: Pick<StepProps, 'funnel' | 'dispatch'>) {
  const submit = useSubmitValuation(funnel.startedAt);
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
      <PersonField
        kind="firstName"
        error={fieldError(errors.first_name)}
        {...form.register('first_name', { setValueAs: blankAsAbsent })}
      />
      <PersonField
        kind="lastName"
        required
        error={fieldError(errors.last_name)}
        {...form.register('last_name')}
      />
      <PersonField kind="email" required error={fieldError(errors.email)} {...form.register('email')} />
      <PersonField
        kind="phone"
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
