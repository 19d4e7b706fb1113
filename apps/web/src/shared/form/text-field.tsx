import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import { controlStyle, type FieldAbout, FieldFrame } from './field-frame.tsx';

const Input = chakra('input', { base: controlStyle });
const Area = chakra('textarea', { base: { ...controlStyle, minH: '9rem', resize: 'vertical' } });

type Own =
  | 'id'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'className'
  | 'color'
  | 'height'
  | 'width'
  | 'translate';

/** A one-line input. Set `autoComplete`, for numbers and phones `inputMode`; spread react-hook-form's `register`. */
export const TextField = ({
  label,
  help,
  error,
  required,
  optional,
  ...input
}: FieldAbout & Omit<ComponentProps<'input'>, Own>) => (
  <FieldFrame {...{ label, help, error, required, optional }} name={input.name}>
    {(control) => <Input {...input} {...control} />}
  </FieldFrame>
);

export const TextAreaField = ({
  label,
  help,
  error,
  required,
  optional,
  ...area
}: FieldAbout & Omit<ComponentProps<'textarea'>, Own>) => (
  <FieldFrame {...{ label, help, error, required, optional }} name={area.name}>
    {(control) => <Area {...area} {...control} />}
  </FieldFrame>
);
