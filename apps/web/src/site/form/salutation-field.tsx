import { fieldLabels } from '@estate/content/visitor-forms';
import { salutationLabels } from '@estate/contracts/salutation';
import type { ComponentProps } from 'react';
import { SelectField } from '../../shared/form/select-field.tsx';

const choices = Object.entries(salutationLabels).map(([value, label]) => ({ value, label }));

/** The salutation; optional. Spread the form's `field`. */
export function SalutationField(
  field: Omit<ComponentProps<typeof SelectField>, 'label' | 'optional' | 'placeholder' | 'choices'>,
) {
  return (
    <SelectField
      label={fieldLabels.salutation}
      optional
      placeholder="Keine Angabe"
      choices={choices}
      {...field}
    />
  );
}
