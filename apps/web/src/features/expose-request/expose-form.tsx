import { afterSending, consentTexts, noContractNote } from '@estate/content/forms';
import { exposeFieldsMissing } from '@estate/contracts/expose-texts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { besideCatalogueText, blankAsAbsent } from '../../ui/form/catalogue-text.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { ConsentLabel } from '../../ui/form/consent-label.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { lazyContract } from '../../ui/form/lazy-contract.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { showServerError } from '../../ui/form/server-errors.ts';
import { PersonField } from '../../ui/form/person-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { exposeTexts, salutations } from './texts.ts';
import { useRequestExpose } from './use-request-expose.ts';

const contract = lazyContract(async () => (await import('@estate/contracts/expose-request')).ExposeRequest);

const fieldError = besideCatalogueText(exposeFieldsMissing);

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
      <PersonField
        kind="firstName"
        required
        error={fieldError(errors.firstName)}
        {...form.register('firstName')}
      />
      <PersonField
        kind="lastName"
        required
        error={fieldError(errors.lastName)}
        {...form.register('lastName')}
      />
      <PersonField kind="email" required error={fieldError(errors.email)} {...form.register('email')} />
      <PersonField
        kind="phone"
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
