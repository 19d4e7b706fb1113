import { type Values, visibleControls } from '@estate/domain/forms/form';
import { valuation } from '@estate/domain/forms/valuation';
import { type RefObject, useEffect } from 'react';
import { pushEvent } from '../../../consent/data-layer.ts';
import { FormField } from '../../../form/form-field.tsx';
import { LeadForm } from '../../../form/lead-form.tsx';
import { useLeadForm } from '../../../form/use-lead-form.ts';
import { failureText } from '../failure-text.ts';
import { leadOfFunnel } from '../home-of-funnel.ts';
import type { StepProps } from './step-props.ts';

const contactFields = new Set([
  'wish',
  'times',
  'first_name',
  'last_name',
  'email',
  'phone',
  'privacy_accepted',
]);
const controls = visibleControls(valuation).filter(([name]) => contactFields.has(name));

/**
 * Step 8: the contact data; saves the lead. The spam defence gets the time of the funnel's first answer as the start
 * time, because a browser may autofill this step at once. `contact` holds what was typed while another step is shown.
 */
export function ContactStep({
  funnel,
  dispatch,
  contact,
}: Pick<StepProps, 'funnel' | 'dispatch'> & { contact: RefObject<Values> }) {
  const { lead, field, readAll } = useLeadForm({
    form: valuation,
    initial: contact.current,
    hidden: {
      ...leadOfFunnel(funnel),
      ...(funnel.addressId && { valuation_address_id: funnel.addressId }),
      ...(funnel.rangeId && { price_range_id: funnel.rangeId }),
    },
    failureText,
    begunAt: funnel.startedAt,
    onStored: () => pushEvent('bewertungstool'),
    onSent: () => dispatch({ kind: 'sent' }),
  });
  useEffect(
    () => () => {
      const values = readAll();
      contact.current = Object.fromEntries(controls.map(([name]) => [name, values[name]]));
    },
    [contact, readAll],
  );

  return (
    <LeadForm lead={lead}>
      {controls.map(([name, control]) => (
        <FormField key={name} {...{ form: valuation, name, control, register: field }} />
      ))}
    </LeadForm>
  );
}
