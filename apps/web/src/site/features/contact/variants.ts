import { contactTexts, type FormTexts, markedContactTexts } from '@estate/content/form-texts';
import { type ConsentText, consentTexts } from '@estate/content/forms';
import type { ContactFields, contactForms, WrittenMessage } from '@estate/contracts/contact-form';
import { type LazyContract, lazyContract } from '../../form/lazy-contract.ts';

export interface ContactVariant {
  readonly contract: LazyContract<ContactFields, WrittenMessage>;
  readonly consent: ConsentText;
  /** The name fields that the form shows. */
  readonly names: 'full' | 'first-and-last' | 'first';
  readonly isEmailRequired: boolean;
  readonly texts: FormTexts;
}

const contractOf = (variant: keyof typeof contactForms) =>
  lazyContract<ContactFields, WrittenMessage>(
    async () => (await import('@estate/contracts/contact-form')).contactForms[variant],
  );

/** The contact form by page (staff-area §5, visitor-area §5). */
export const contactVariants = {
  about: {
    contract: contractOf('about'),
    consent: consentTexts.about,
    names: 'first-and-last',
    isEmailRequired: true,
    texts: contactTexts,
  },
  contact: {
    contract: contractOf('contact'),
    consent: consentTexts.contact,
    names: 'first',
    isEmailRequired: false,
    texts: contactTexts,
  },
  valuation: {
    contract: contractOf('valuation'),
    consent: consentTexts.valuationContact,
    names: 'first-and-last',
    isEmailRequired: true,
    texts: contactTexts,
  },
  broker: {
    contract: contractOf('broker'),
    consent: consentTexts.broker,
    names: 'full',
    isEmailRequired: true,
    texts: markedContactTexts,
  },
  appraisal: {
    contract: contractOf('appraisal'),
    consent: consentTexts.appraisal,
    names: 'full',
    isEmailRequired: true,
    texts: markedContactTexts,
  },
} as const satisfies Readonly<Record<keyof typeof contactForms, ContactVariant>>;
