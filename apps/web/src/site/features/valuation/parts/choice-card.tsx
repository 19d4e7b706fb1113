import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import type { Choice } from '../value-sets.ts';

const look = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  w: 'full',
  p: { base: '4', md: '5' },
  bg: 'card',
  borderWidth: '1px',
  borderColor: 'outline',
  borderRadius: 'card',
  textAlign: 'center',
  lineHeight: 'snug',
  cursor: 'pointer',
  hyphens: 'manual',
  transition: 'colors',
  _hover: { bg: 'paper', borderColor: 'ink' },
} as const;

const isChosen = { borderColor: 'ink', bg: 'sand', boxShadow: 'inset 0 0 0 1px {colors.ink}' } as const;

const CardButton = chakra('button', {
  base: { ...look, minH: { md: '48' }, '&[aria-pressed=true]': isChosen },
});

const CardLabel = chakra('label', {
  base: {
    ...look,
    '&:has(input:checked)': isChosen,
    '&:has(input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brass',
      outlineOffset: '2px',
    },
  },
});

export const ChoiceGrid = chakra('div', {
  base: { display: 'grid', gap: { base: '3', md: '4' } },
  variants: {
    columns: {
      // Three cards; on a phone the third has a row of its own.
      types: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
      },
      3: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      },
      4: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      },
      // Up to three cards a row; the remaining cards share the last row.
      list: {
        display: 'flex',
        flexWrap: 'wrap',
        '& > *': { flex: { base: '1 1 100%', md: '1 1 30%' } },
      },
    },
  },
});

/** A click chooses the answer and continues at once. `isChosen` marks the answer after going back. */
export function ChoiceButton({
  label,
  isChosen: chosen,
  drawing,
  onChoose,
}: {
  label: string;
  isChosen: boolean;
  drawing: ReactNode;
  onChoose: () => void;
}) {
  return (
    <CardButton type="button" aria-pressed={chosen} onClick={onChoose}>
      {drawing}
      <chakra.span fontWeight="semibold" fontSize={{ base: 'sm', md: 'md' }}>
        {label}
      </chakra.span>
    </CardButton>
  );
}

/** The answers of a radio group, each with its icon; the step's button continues. */
export function ChoiceRadios<Value extends string>({
  name,
  choices,
  icons,
  chosen,
  onChoose,
  ...group
}: {
  name: string;
  choices: readonly Choice<Value>[];
  icons: Readonly<Record<Value, LucideIcon>>;
  chosen: Value | null;
  onChoose: (value: Value) => void;
} & ComponentProps<typeof ChoiceGrid>) {
  return (
    <ChoiceGrid {...group}>
      {choices.map(({ value, label, text }) => {
        const Icon: LucideIcon = icons[value];
        return (
          <CardLabel key={value} data-current={value === chosen || undefined}>
            <chakra.input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              srOnly
            />
            <Icon size={26} strokeWidth={1.5} aria-hidden />
            <span>
              <chakra.span display="block" fontWeight="semibold">
                {label}
              </chakra.span>
              {text && (
                <chakra.span display="block" mt="1" fontSize="xs" color="inkMuted">
                  {text}
                </chakra.span>
              )}
            </span>
          </CardLabel>
        );
      })}
    </ChoiceGrid>
  );
}
