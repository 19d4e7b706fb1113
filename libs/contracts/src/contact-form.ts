import {
  AboutContactForm,
  BrokerContactForm,
  ContactMessage,
  ContactPageForm,
  ValuationContactForm,
} from './contact-message.ts';

/** Fields of all contact forms; each contract reads its own. */
export interface ContactFields {
  name?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  message: string;
  privacyAccepted?: boolean | undefined;
}

/** Body of a valid form without page and consent text, which are added on sending. */
export type WrittenMessage = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message' | 'privacyAccepted'>;

const written = (form: ContactFields & { privacyAccepted: true }): WrittenMessage => ({
  name: form.name ?? [form.firstName, form.lastName].filter(Boolean).join(' '),
  email: form.email || undefined,
  phone: form.phone || undefined,
  message: form.message,
  privacyAccepted: form.privacyAccepted,
});

const brokerForm = BrokerContactForm.transform(written);

/** Turn the fields of a contact form into the request's body (visitor-area §3), by the form's page. */
export const contactForms = {
  about: AboutContactForm.transform(written),
  contact: ContactPageForm.transform(written),
  // visitor-area §5 checks no e-mail pattern here: an address that the server would refuse becomes a line of the message,
  // so that neither the address nor the message is lost.
  valuation: ValuationContactForm.transform((form) =>
    ContactMessage.shape.email.safeParse(form.email).success
      ? written(form)
      : written({
          ...form,
          email: '',
          message: `${form.message}\n\nE-Mail, wie angegeben: ${form.email}`,
        }),
  ),
  broker: brokerForm,
  appraisal: brokerForm,
} as const;
