import { X } from 'lucide-react';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../ui/button.tsx';
import { controlStyle, type FieldAbout, FieldFrame } from './field-frame.tsx';

const Input = chakra('input', {
  base: {
    ...controlStyle,
    // WebKit shows today's date in an empty field. A field that is half typed is `:invalid` and stays visible.
    '@supports selector(::-webkit-datetime-edit)': {
      '&[data-empty]:valid:not(:focus-within)': { color: 'transparent', '& + *': { display: 'flex' } },
    },
  },
});

const Empty = chakra('span', {
  base: {
    display: 'none',
    position: 'absolute',
    insetBlock: '0',
    left: 'calc(0.875rem + 1px)',
    alignItems: 'center',
    color: 'inkMuted',
    pointerEvents: 'none',
  },
});

/**
 * A date or time with a button that clears it. The input has no `value` attribute, because iOS resets a field to this
 * attribute, and React would write each value into it: the field could not be cleared.
 */
export function DateField({
  label,
  help,
  error,
  value,
  defaultValue,
  onChange,
  ref,
  ...input
}: Pick<FieldAbout, 'label' | 'help' | 'error'> &
  Pick<ComponentProps<'input'>, 'min' | 'max' | 'autoComplete' | 'onBlur'> & {
    type: 'date' | 'time' | 'datetime-local';
    /** The value. Leave it out and set `defaultValue` if the owner of `ref` writes the value into the input. */
    value?: string;
    defaultValue?: string;
    onChange: (value: string) => void;
    ref?: RefObject<HTMLInputElement | null>;
  }) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  useLayoutEffect(() => {
    if (field.current && value !== undefined && field.current.value !== value) field.current.value = value;
  });
  const isEmpty = !(value ?? defaultValue);
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <chakra.div display="flex">
          <chakra.div position="relative" flex="1" minW="0">
            <Input
              {...input}
              {...control}
              ref={field}
              data-empty={isEmpty ? '' : undefined}
              onChange={({ target }) => onChange(target.value)}
            />
            <Empty aria-hidden>nicht gewählt</Empty>
          </chakra.div>
          <Button
            tone="quiet"
            size="icon"
            minW="10"
            aria-label={`${label} leeren`}
            onClick={() => {
              if (field.current) field.current.value = '';
              onChange('');
            }}
          >
            <X size={20} strokeWidth={1.5} aria-hidden />
          </Button>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
