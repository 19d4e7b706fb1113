import { type ConsentText, consentTexts } from '@estate/content/forms';
import type { ContactMessage } from '@estate/contracts/contact-message';
import { lazyContract } from '../../ui/form/lazy-contract.ts';
import type { LeadFormTexts } from '../../ui/form/use-lead-form.ts';
import { contactTexts } from './texts.ts';

/** Fields of all variants; each contract reads its own. */
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

const brokerContract = lazyContract<ContactFields, WrittenMessage>(async () =>
  (await import('@estate/contracts/contact-message')).BrokerContactForm.transform(written),
);

export interface ContactVariant {
  readonly contract: typeof brokerContract;
  readonly consent: ConsentText;
  /** The name fields that the form shows. */
  readonly names: 'full' | 'first-and-last' | 'first';
  readonly isEmailRequired: boolean;
  readonly texts: LeadFormTexts;
}

const texts = contactTexts();
const markedTexts = contactTexts({ success: '✅ ', failure: '❌ ' });

/** The contact form by page (staff-area §5, visitor-area §5). */
export const contactVariants = {
  about: {
    contract: lazyContract<ContactFields, WrittenMessage>(async () =>
      (await import('@estate/contracts/contact-message')).AboutContactForm.transform(written),
    ),
    consent: consentTexts.about,
    names: 'first-and-last',
    isEmailRequired: true,
    texts,
  },
  contact: {
    contract: lazyContract<ContactFields, WrittenMessage>(async () =>
      (await import('@estate/contracts/contact-message')).ContactPageForm.transform(written),
    ),
    consent: consentTexts.contact,
    names: 'first',
    isEmailRequired: false,
    texts,
  },
  valuation: {
    contract: lazyContract<ContactFields, WrittenMessage>(async () => {
      const { ContactMessage, ValuationContactForm } = await import('@estate/contracts/contact-message');
      // visitor-area §5 checks no e-mail pattern here: an address that the server would refuse becomes a line of the
      // message, so that neither the address nor the message is lost.
      return ValuationContactForm.transform((form) =>
        ContactMessage.shape.email.safeParse(form.email).success
          ? written(form)
          : written({
              ...form,
              email: '',
              message: `${form.message}\n\nE-Mail, wie angegeben: ${form.email}`,
            }),
      );
    }),
    consent: consentTexts.valuationContact,
    names: 'first-and-last',
    isEmailRequired: true,
    texts,
  },
  broker: {
    contract: brokerContract,
    consent: consentTexts.broker,
    names: 'full',
    isEmailRequired: true,
    texts: markedTexts,
  },
  appraisal: {
    contract: brokerContract,
    consent: consentTexts.appraisal,
    names: 'full',
    isEmailRequired: true,
    texts: markedTexts,
  },
} as const satisfies Readonly<Record<string, ContactVariant>>;
