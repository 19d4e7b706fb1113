import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import type { Choice } from './use-api-test.ts';

const choices: readonly [Choice, string, string][] = [
  ['v1', 'API V1', 'mit expand=1'],
  ['v2', 'API V2', 'empfohlen'],
  ['compare', 'Beide vergleichen', 'V1 und V2 zugleich'],
];

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '12',
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'card',
    bg: 'card',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'sand', borderColor: 'brand' },
    '&:has(:disabled)': { cursor: 'default' },
  },
});

/** Radio buttons for the API version. Spread the result of react-hook-form's `register` as props. */
export function VersionChoice(input: Omit<ComponentProps<typeof chakra.input>, 'type' | 'value'>) {
  return (
    <chakra.fieldset>
      <chakra.legend mb="1.5" fontWeight="medium">
        API-Version
      </chakra.legend>
      <chakra.div display="grid" gap="2" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}>
        {choices.map(([value, label, help]) => (
          <Option key={value}>
            <chakra.input {...input} type="radio" value={value} w="5" h="5" accentColor="{colors.brand}" />
            <span>
              <chakra.span fontWeight="medium">{label}</chakra.span>{' '}
              <chakra.span color="inkMuted">{help}</chakra.span>
            </span>
          </Option>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
