import { exposeTexts } from '@estate/content/form-texts';
import { afterSending, consentTexts, noContractNote } from '@estate/content/forms';
import type { ExposeFields } from '@estate/contracts/expose-form';
import type { ExposeRequest } from '@estate/contracts/expose-request';
import { exposeFieldsMissing } from '@estate/contracts/expose-texts';
import { useState } from 'react';
import { isMissing } from '../../../shared/api/problem.ts';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { ConsentField } from '../../form/consent-field.tsx';
import { FormNote } from '../../form/form-note.tsx';
import { lazyContract } from '../../form/lazy-contract.ts';
import { LeadForm } from '../../form/lead-form.tsx';
import { PersonField } from '../../form/person-field.tsx';
import { SalutationField } from '../../form/salutation-field.tsx';
import { textLink } from '../../../shared/ui/type.tsx';
import { useLeadForm, type LeadFormTexts } from '../../form/use-lead-form.ts';

/** visitor-area §8, Error catalogue. */
const exposeFormTexts: LeadFormTexts = { ...exposeTexts, incomplete: exposeFieldsMissing };

const contract = lazyContract<ExposeFields, ExposeRequest>(
  async () => (await import('@estate/contracts/expose-form')).ExposeForm,
);

/** The form that requests the exposé of one property, on the property's page `page`. */
export function ExposeForm({ propertyId, page }: { propertyId: number; page: string }) {
  const [isGone, setIsGone] = useState(false);
  const { lead, field, isSent } = useLeadForm({
    path: '/api/expose-requests',
    pageForm: { name: 'expose', page, consentVersion: consentTexts.expose.id, propertyId },
    contract,
    texts: exposeFormTexts,
    onFailed: (error) => setIsGone(isMissing(error)),
    defaultValues: {
      propertyId,
      salutation: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      agreeToTerms: false,
      consentVersion: consentTexts.expose.id,
    },
  });

  return (
    <LeadForm lead={lead}>
      {isGone && (
        <p>
          <StyledLink to="/immobilien" css={textLink}>
            Alle Immobilien anzeigen
          </StyledLink>
        </p>
      )}
      {isSent && <FormNote>{afterSending.expose}</FormNote>}
      <SalutationField {...field('salutation')} />
      <PersonField kind="firstName" required {...field('firstName')} />
      <PersonField kind="lastName" required {...field('lastName')} />
      <PersonField kind="email" required {...field('email')} />
      <PersonField kind="phone" {...field('phone')} />
      <ConsentField consent={consentTexts.expose} {...field('agreeToTerms')} />
      <FormNote quiet>{noContractNote}</FormNote>
    </LeadForm>
  );
}
