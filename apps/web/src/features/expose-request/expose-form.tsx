import { afterSending, consentTexts, noContractNote } from '@estate/content/forms';
import { ConsentField } from '../../ui/form/consent-field.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { lazyContract } from '../../ui/form/lazy-contract.ts';
import { LeadForm } from '../../ui/form/lead-form.tsx';
import { PersonField } from '../../ui/form/person-field.tsx';
import { SalutationField } from '../../ui/form/salutation-field.tsx';
import { blankAsAbsent, useLeadForm } from '../../ui/form/use-lead-form.ts';
import { exposeTexts } from './texts.ts';

const contract = lazyContract(async () => (await import('@estate/contracts/expose-request')).ExposeRequest);

/** The form that requests the exposé of one property. */
export function ExposeForm({ propertyId }: { propertyId: number }) {
  const { lead, field, isSent } = useLeadForm({
    path: '/api/expose-requests',
    contract,
    texts: exposeTexts,
    defaultValues: {
      propertyId,
      firstName: '',
      lastName: '',
      email: '',
      consentVersion: consentTexts.expose.id,
    },
  });

  return (
    <LeadForm lead={lead}>
      {isSent && <FormNote>{afterSending.expose}</FormNote>}
      <SalutationField {...field('salutation', blankAsAbsent)} />
      <PersonField kind="firstName" required {...field('firstName')} />
      <PersonField kind="lastName" required {...field('lastName')} />
      <PersonField kind="email" required {...field('email')} />
      <PersonField kind="phone" {...field('phone', blankAsAbsent)} />
      <ConsentField consent={consentTexts.expose} {...field('agreeToTerms')} />
      <FormNote quiet>{noContractNote}</FormNote>
    </LeadForm>
  );
}
