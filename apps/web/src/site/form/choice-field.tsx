import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';

export const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '4',
    py: '1.5',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'card',
    cursor: 'pointer',
    lineHeight: 'snug',
    hyphens: 'manual',
    '&:has(:checked)': { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px {colors.brand}', bg: 'sand' },
    '&:has(:disabled)': { color: 'inkMuted', bg: 'paper', cursor: 'default' },
    '& input': { w: '6', h: '6', flexShrink: '0', accentColor: '{colors.brand}' },
  },
});

type Choices = readonly { value: string; label: string }[];
export type ControlProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

export const Grid = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap="3"
    gridTemplateColumns={{
      base: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))',
      md: `repeat(${columns}, minmax(0, 1fr))`,
    }}
  >
    {children}
  </chakra.div>
);

export const Legend = chakra('legend', { base: { mb: '1.5', fontWeight: 'medium' } });

/** A few choices side by side; one is always selected. */
export function ChoiceField({
  legend,
  choices,
  defaultValue,
  ...control
}: {
  legend: string;
  choices: Choices;
  defaultValue?: string | undefined;
} & ControlProps) {
  return (
    // HTML: a fieldset has `min-inline-size: min-content`, which would make it as wide as its longest word.
    <chakra.fieldset minW="0">
      <Legend>{legend}</Legend>
      <Grid columns={choices.length > 4 ? 3 : choices.length}>
        {choices.map(({ value, label }) => (
          <Option key={value}>
            <input
              type="radio"
              value={value}
              defaultChecked={defaultValue === undefined ? undefined : value === defaultValue}
              {...control}
            />
            {label}
          </Option>
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
