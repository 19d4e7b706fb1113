import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Label, keyboard and autofill of personal fields that several forms share. */
const kinds = {
  name: { label: 'Name', autoComplete: 'name' },
  firstName: { label: 'Vorname', autoComplete: 'given-name' },
  lastName: { label: 'Nachname', autoComplete: 'family-name' },
  email: { label: 'E-Mail', type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { label: 'Telefon', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
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
  return <TextField {...kinds[kind]} required={required} optional={optional} {...field} />;
}
