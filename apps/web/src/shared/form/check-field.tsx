import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { useControlId, FieldError, requiredMark } from './field-frame.tsx';

const Box = chakra('input', {
  base: {
    flexShrink: 0,
    w: '6',
    h: '6',
    mt: '0.5',
    accentColor: '{colors.brand}',
    _invalid: { outline: '2px solid', outlineColor: 'danger', outlineOffset: '1px' },
  },
});

/** A checkbox with a sentence as its label; the sentence may contain links. */
export function CheckField({
  label,
  short,
  error,
  required,
  ...input
}: {
  label: ReactNode;
  /** Short label for the form's list of invalid fields. */
  short?: string;
  error?: string | undefined;
  required?: boolean;
} & Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'checked' | 'defaultChecked' | 'disabled'
>) {
  const id = useControlId(input.name);
  return (
    <div>
      <chakra.div display="flex" gap="3">
        <Box
          type="checkbox"
          {...input}
          id={id}
          data-short={short}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <chakra.label htmlFor={id} lineHeight="snug" pt="0.5" {...(required ? requiredMark : {})}>
          {label}
        </chakra.label>
      </chakra.div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
