import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import { controlStyle, type FieldAbout, FieldFrame } from './field-frame.tsx';

const Select = chakra('select', { base: { ...controlStyle, appearance: 'none', pr: '10' } });

export interface Choice {
  value: string;
  label: string;
}

type SelectProps = Pick<
  ComponentProps<'select'>,
  | 'name'
  | 'form'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'value'
  | 'defaultValue'
  | 'disabled'
  | 'autoComplete'
  | 'aria-label'
> & {
  choices: readonly Choice[];
  placeholder?: string;
};

/** A native select without a label. It fills its container, or with `w="auto"` is as wide as its longest option. */
export function SelectControl({
  choices,
  placeholder,
  ...select
}: SelectProps &
  Pick<ComponentProps<typeof Select>, 'w' | 'minH' | 'fontSize' | 'fontWeight' | 'id' | 'aria-required'>) {
  return (
    <chakra.div position="relative">
      <Select {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <chakra.span position="absolute" right="3" top="50%" transform="translateY(-50%)" pointerEvents="none">
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
      </chakra.span>
    </chakra.div>
  );
}

export const SelectField = ({
  label,
  help,
  error,
  required,
  optional,
  ...select
}: FieldAbout & SelectProps) => (
  <FieldFrame {...{ label, help, error, required, optional }} name={select.name}>
    {(control) => <SelectControl {...select} {...control} />}
  </FieldFrame>
);
