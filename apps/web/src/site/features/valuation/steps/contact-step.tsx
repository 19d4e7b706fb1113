import { consentTexts } from '@estate/content/forms';
import { pushEvent } from '../../../consent/data-layer.ts';
import { ConsentField } from '../../../form/consent-field.tsx';
import { lazyContract } from '../../../form/lazy-contract.ts';
import { LeadForm } from '../../../form/lead-form.tsx';
import { PersonField } from '../../../form/person-field.tsx';
import { blankAsAbsent, type LeadFormTexts, useLeadForm } from '../../../form/use-lead-form.ts';
import { failureText, failureTexts } from '../failure-text.ts';
import { leadOfFunnel } from '../lead-of-funnel.ts';
import type { StepProps } from './step-props.ts';

const contract = lazyContract(async () => (await import('@estate/contracts/valuation')).ValuationLead);

const texts: LeadFormTexts = {
  label: 'Kontaktdaten',
  submit: 'Bewertung anfordern',
  pending: 'Wird gespeichert...',
  incomplete: failureTexts.missing,
  failure: failureText,
};

/**
 * Step 8: the contact data; saves the lead. Its start time is that of the funnel's first step, because a browser may
 * autofill this step at once.
 */
export function ContactStep({ funnel, dispatch }: Pick<StepProps, 'funnel' | 'dispatch'>) {
  const { lead, field } = useLeadForm({
    path: '/api/valuations',
    contract,
    texts,
    defaultValues: {
      ...leadOfFunnel(funnel),
      last_name: '',
      email: '',
      consentVersion: consentTexts.valuation.id,
    },
    extra: funnel.addressId === null ? {} : { valuation_address_id: funnel.addressId },
    begunAt: funnel.startedAt,
    onStored: () => pushEvent('bewertungstool'),
    onSent: () => dispatch({ kind: 'sent' }),
  });

  return (
    <LeadForm lead={lead}>
      <PersonField kind="firstName" {...field('first_name', blankAsAbsent)} />
      <PersonField kind="lastName" required {...field('last_name')} />
      <PersonField kind="email" required {...field('email')} />
      <PersonField kind="phone" {...field('phone', blankAsAbsent)} />
      <ConsentField consent={consentTexts.valuation} {...field('privacy_accepted')} />
    </LeadForm>
  );
}
