import { fieldLabels } from '@estate/content/visitor-forms';
import type { ComponentProps } from 'react';
import { TextField } from '../../shared/form/text-field.tsx';

/** Keyboard and autofill of personal fields that several forms share. */
const kinds = {
  name: { autoComplete: 'name' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

/** A personal field; labelled as optional unless `required`. Spread react-hook-form's `register`. */
export function PersonField({
  kind,
  required = false,
  optional = !required,
  ...field
}: { kind: keyof typeof kinds } & Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'autoComplete'
>) {
  return (
    <TextField
      label={fieldLabels[kind]}
      {...kinds[kind]}
      required={required}
      optional={optional}
      {...field}
    />
  );
}
