import { afterSending } from '@estate/content/forms';
import { fieldLabels } from '@estate/content/visitor-forms';
import type { ContactFields } from '@estate/contracts/contact-form';
import { ApiError } from '../../../shared/api/problem.ts';
import { logFailure } from '../../../shared/page/log-failure.ts';
import { ConsentField } from '../../form/consent-field.tsx';
import { FormNote } from '../../form/form-note.tsx';
import { LeadForm } from '../../form/lead-form.tsx';
import { PersonField } from '../../form/person-field.tsx';
import { TextAreaField } from '../../../shared/form/text-field.tsx';
import { useLeadForm, type RegisterField } from '../../form/use-lead-form.ts';
import { contactVariants, type ContactVariant } from './variants.ts';

/** One or two name fields, depending on the page. */
function NameFields({
  names,
  field,
}: {
  names: ContactVariant['names'];
  field: RegisterField<ContactFields>;
}) {
  if (names === 'full') return <PersonField kind="name" required {...field('name')} />;
  return (
    <>
      <PersonField kind="firstName" required {...field('firstName')} />
      {names === 'first-and-last' && <PersonField kind="lastName" required {...field('lastName')} />}
    </>
  );
}

const empty = (names: ContactVariant['names']): ContactFields => ({
  ...(names === 'full' ? { name: '' } : { firstName: '' }),
  ...(names === 'first-and-last' ? { lastName: '' } : {}),
  email: '',
  phone: '',
  message: '',
  privacyAccepted: false,
});

/** Without a required e-mail, e-mail or phone is needed for an answer. */
const eitherOr = { optional: 'eitherOr' } as const;

const isExplained = (error: Error): boolean =>
  error instanceof ApiError && error.code !== 'unreachable' && error.code !== 'unreadable';

/**
 * The contact form of a page; `source` is the page's path and is sent with the message. The e-mail is always sent as
 * the reply address, also where the specification drops it.
 */
export function ContactForm({
  variant,
  source,
  page = source,
}: {
  variant: keyof typeof contactVariants;
  source: string;
  /** Path with the query, where the page has one. */
  page?: string;
}) {
  const { contract, texts, consent, names, isEmailRequired }: ContactVariant = contactVariants[variant];
  const { lead, field, isSent } = useLeadForm({
    path: '/api/contact-messages',
    pageForm: { name: variant, page, consentVersion: consent.id },
    contract,
    texts,
    defaultValues: empty(names),
    extra: { source, consentVersion: consent.id },
    // staff-area §8: an error that the answer does not explain is logged; the visitor sees the toast.
    onFailed: (error) => {
      if (!isExplained(error)) logFailure('Failed to send contact message', error);
    },
  });

  return (
    <LeadForm lead={lead}>
      {isSent && <FormNote>{afterSending.contact}</FormNote>}
      <NameFields names={names} field={field} />
      <PersonField kind="email" {...(isEmailRequired ? { required: true } : eitherOr)} {...field('email')} />
      <PersonField kind="phone" {...(isEmailRequired ? {} : eitherOr)} {...field('phone')} />
      <TextAreaField label={fieldLabels.message} required rows={5} {...field('message')} />
      <ConsentField consent={consent} {...field('privacyAccepted')} />
    </LeadForm>
  );
}
