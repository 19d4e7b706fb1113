import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle, type FieldAbout, FieldFrame } from './field-frame.tsx';

const Select = chakra('select', { base: { ...controlStyle, appearance: 'none', pr: '10' } });

export interface Choice {
  value: string;
  label: string;
}

/** A native select. `placeholder` is the entry with the empty value. */
export function SelectField({
  label,
  help,
  error,
  required,
  optional,
  choices,
  placeholder,
  ...select
}: FieldAbout &
  Pick<
    ComponentProps<'select'>,
    'name' | 'onChange' | 'onBlur' | 'ref' | 'value' | 'disabled' | 'autoComplete' | 'aria-label'
  > & {
    choices: readonly Choice[];
    placeholder?: string;
  }) {
  return (
    <FieldFrame label={label} help={help} error={error} required={required} optional={optional}>
      {(control) => (
        <chakra.div position="relative">
          <Select {...select} {...control} aria-required={required}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
          <chakra.span
            position="absolute"
            right="3"
            top="50%"
            transform="translateY(-50%)"
            pointerEvents="none"
          >
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
