import { afterSending, consentTexts } from '@estate/content/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../ui/form/check-field.tsx';
import { ConsentLabel } from '../../ui/form/consent-label.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { showServerError } from '../../ui/form/server-errors.ts';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { questionContract, type QuestionFields } from './contract.ts';
import { useSendQuestion } from './use-send-question.ts';

/** visitor-area §8, Error catalogue. */
const success = {
  title: 'Nachricht gesendet!',
  description: 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.',
};
const failure = { title: 'Fehler beim Versenden', description: 'Bitte versuchen Sie es später erneut.' };

const empty: QuestionFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  privacyAccepted: false,
};

/** The contact form of /bewertung. What was typed stays until it has arrived. */
export function QuestionForm() {
  const question = useSendQuestion();
  const [failed, setFailed] = useState<string | null>(null);
  const form = useForm({ resolver: questionContract.resolver, defaultValues: empty });
  const { errors } = form.formState;

  const send = form.handleSubmit(
    (message) => {
      setFailed(null);
      question.mutate(message, {
        onSuccess: () => {
          form.reset();
          showToast({ tone: 'success', duration: 5_000, ...success });
        },
        onError: (error) => {
          setFailed(showServerError(form, error, failure.description));
          showToast({ tone: 'error', duration: 5_000, ...failure });
        },
      });
    },
    () => setFailed(null),
  );

  return (
    <FormFrame
      label="Kontaktformular"
      onSubmit={(event) => void send(event)}
      onFocus={questionContract.load}
      isPending={question.isPending}
      submitError={errors.root?.message ?? failed}
      submitLabel="Nachricht senden"
      pendingLabel="Wird gesendet..."
    >
      {question.isSuccess && !form.formState.isDirty && <FormNote>{afterSending.contact}</FormNote>}
      <TextField
        label="Vorname"
        required
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <TextField
        label="Nachname"
        required
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <TextField
        label="E-Mail"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Telefon"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextAreaField
        label="Nachricht"
        required
        rows={5}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <CheckField
        label={<ConsentLabel {...consentTexts.valuationContact} />}
        required
        error={errors.privacyAccepted?.message}
        {...form.register('privacyAccepted')}
      />
    </FormFrame>
  );
}
