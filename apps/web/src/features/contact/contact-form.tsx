import { afterSending } from '@estate/content/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../ui/form/check-field.tsx';
import { ConsentLabel } from '../../ui/form/consent-label.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { PersonField } from '../../ui/form/person-field.tsx';
import { showServerError } from '../../ui/form/server-errors.ts';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { NameFields } from './name-fields.tsx';
import { contactTexts } from './texts.ts';
import { useSendMessage } from './use-send-message.ts';
import { type ContactFields, contactVariants, type ContactVariant } from './variants.ts';

const { success, failure } = contactTexts;

const empty = (names: ContactVariant['names']): ContactFields => ({
  ...(names === 'full' ? { name: '' } : { firstName: '' }),
  ...(names === 'first-and-last' ? { lastName: '' } : {}),
  email: '',
  phone: '',
  message: '',
  privacyAccepted: false,
});

/**
 * The contact form of a page; `source` is its path and goes with the message. What was typed stays until it has
 * arrived. The e-mail is kept as the address to reply to, also where the specification drops it.
 */
export function ContactForm({ variant, source }: { variant: keyof typeof contactVariants; source: string }) {
  const { contract, consent, names, isEmailRequired, marks }: ContactVariant = contactVariants[variant];
  const message = useSendMessage();
  const [failed, setFailed] = useState<string | null>(null);
  const form = useForm({ resolver: contract.resolver, defaultValues: empty(names) });
  const { errors } = form.formState;

  const send = form.handleSubmit(
    (written) => {
      setFailed(null);
      message.mutate(
        { ...written, source, consentVersion: consent.id },
        {
          onSuccess: () => {
            form.reset();
            showToast({
              tone: 'success',
              duration: 5_000,
              ...success,
              title: `${marks.success}${success.title}`,
            });
          },
          onError: (error) => {
            setFailed(showServerError(form, error, failure.description));
            showToast({
              tone: 'error',
              duration: 5_000,
              ...failure,
              title: `${marks.failure}${failure.title}`,
            });
          },
        },
      );
    },
    () => setFailed(null),
  );

  return (
    <FormFrame
      label="Kontaktformular"
      onSubmit={(event) => void send(event)}
      onFocus={contract.load}
      isPending={message.isPending}
      submitError={errors.root?.message ?? failed}
      submitLabel="Nachricht senden"
      pendingLabel="Wird gesendet..."
    >
      {message.isSuccess && !form.formState.isDirty && <FormNote>{afterSending.contact}</FormNote>}
      <NameFields names={names} register={form.register} errors={errors} />
      <PersonField
        kind="email"
        required={isEmailRequired}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PersonField kind="phone" error={errors.phone?.message} {...form.register('phone')} />
      <TextAreaField
        label="Nachricht"
        required
        rows={5}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <CheckField
        label={<ConsentLabel {...consent} />}
        required
        error={errors.privacyAccepted?.message}
        {...form.register('privacyAccepted')}
      />
    </FormFrame>
  );
}
