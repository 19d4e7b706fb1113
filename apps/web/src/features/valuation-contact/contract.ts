import { consentTexts } from '@estate/content/forms';
import type { ContactMessage } from '@estate/contracts/contact-message';
import { lazyContract } from '../../ui/form/lazy-contract.ts';

/** Fields of the form on /bewertung. */
export interface QuestionFields {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  message: string;
  privacyAccepted?: boolean | undefined;
}

/**
 * The form's rules, and what is sent. visitor-area §5 checks no pattern of the e-mail here: an address that the server
 * would refuse goes along as a line of the message, so that neither it nor the message is lost.
 */
export const questionContract = lazyContract<QuestionFields, ContactMessage>(async () => {
  const [{ ValuationContactForm }, { emailPattern }] = await Promise.all([
    import('@estate/contracts/contact-message'),
    import('@estate/contracts/values'),
  ]);
  return ValuationContactForm.transform(
    ({ firstName, lastName, email, phone, message, privacyAccepted }) => ({
      name: `${firstName} ${lastName}`,
      ...(emailPattern.test(email) ? { email } : {}),
      phone: phone || undefined,
      message: emailPattern.test(email) ? message : `${message}\n\nE-Mail, wie angegeben: ${email}`,
      privacyAccepted,
      source: '/bewertung',
      consentVersion: consentTexts.valuationContact.id,
    }),
  );
});
