import { afterSending, consentTexts, noContractNote } from '@estate/content/forms';
import { exposeFieldsMissing } from '@estate/contracts/expose-texts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../ui/form/check-field.tsx';
import { ConsentLabel } from '../../ui/form/consent-label.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { lazyContract } from '../../ui/form/lazy-contract.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { showServerError } from '../../ui/form/server-errors.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { exposeTexts, salutations } from './texts.ts';
import { useRequestExpose } from './use-request-expose.ts';

const contract = lazyContract(async () => (await import('@estate/contracts/expose-request')).ExposeRequest);

const blankAsAbsent = (value: string): string | undefined => (value === '' ? undefined : value);

/** visitor-area §5 gives one text for whatever is missing: it stands once above the button, fields say 'Pflichtfeld'. */
const fieldError = (error: { message?: string } | undefined): string | undefined =>
  error?.message === exposeFieldsMissing ? 'Pflichtfeld' : error?.message;

/** Asks for the exposé of one property. What was typed stays until it has arrived. */
export function ExposeForm({ propertyId }: { propertyId: number }) {
  const request = useRequestExpose();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: contract.resolver,
    defaultValues: {
      propertyId,
      firstName: '',
      lastName: '',
      email: '',
      consentVersion: consentTexts.expose.id,
    },
  });
  const { errors } = form.formState;
  const isIncomplete = Object.values(errors).some((error) => error.message === exposeFieldsMissing);

  const send = form.handleSubmit(
    (values) => {
      setFailure(null);
      request.mutate(values, {
        onSuccess: () => {
          form.reset();
          showToast({ tone: 'success', duration: 5_000, ...exposeTexts.success });
        },
        onError: (error) => {
          setFailure(showServerError(form, error, exposeTexts.failure));
          showToast({ tone: 'error', duration: 5_000, title: 'Fehler', description: exposeTexts.failure });
        },
      });
    },
    () => setFailure(null),
  );

  return (
    <FormFrame
      label="Exposé anfordern"
      onSubmit={(event) => void send(event)}
      onFocus={contract.load}
      isPending={request.isPending}
      submitError={isIncomplete ? exposeFieldsMissing : (errors.root?.message ?? failure)}
      submitLabel="Exposé anfordern"
      pendingLabel="Wird gesendet..."
    >
      {request.isSuccess && !form.formState.isDirty && <FormNote>{afterSending.expose}</FormNote>}
      <SelectField
        label="Anrede"
        optional
        placeholder="Keine Angabe"
        choices={salutations}
        {...form.register('salutation', { setValueAs: blankAsAbsent })}
      />
      <TextField
        label="Vorname"
        required
        autoComplete="given-name"
        error={fieldError(errors.firstName)}
        {...form.register('firstName')}
      />
      <TextField
        label="Nachname"
        required
        autoComplete="family-name"
        error={fieldError(errors.lastName)}
        {...form.register('lastName')}
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
        label={<ConsentLabel {...consentTexts.expose} />}
        required
        error={fieldError(errors.agreeToTerms)}
        {...form.register('agreeToTerms')}
      />
      <FormNote quiet>{noContractNote}</FormNote>
    </FormFrame>
  );
}
