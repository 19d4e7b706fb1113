import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '4',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'card',
    cursor: 'pointer',
    lineHeight: 'snug',
    hyphens: 'manual',
    '&:has(:checked)': { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px {colors.brand}', bg: 'sand' },
    '& input': { w: '5', h: '5', flexShrink: '0', accentColor: '{colors.brand}' },
  },
});

/** A few choices side by side; one is always selected. */
export function ChoiceField({
  legend,
  choices,
  name,
  defaultValue,
  onChange,
  onBlur,
  ref,
}: {
  legend: string;
  choices: readonly { value: string; label: string }[];
} & Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'>) {
  return (
    // Without it the browser keeps a fieldset as wide as its longest word.
    <chakra.fieldset minW="0">
      <chakra.legend mb="1.5" fontWeight="medium">
        {legend}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))',
          md: `repeat(${choices.length}, minmax(0, 1fr))`,
        }}
      >
        {choices.map(({ value, label }) => (
          <Option key={value}>
            <input
              type="radio"
              value={value}
              defaultChecked={defaultValue === undefined ? undefined : value === defaultValue}
              name={name}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
            />
            {label}
          </Option>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
