import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import type { JobOutcome } from './job-outcome.ts';

const Frame = chakra('div', {
  base: { p: '4', borderRadius: 'card', borderLeftWidth: '4px' },
  variants: {
    tone: {
      success: { bg: 'successSoft', borderLeftColor: 'success' },
      warning: { bg: 'sand', borderLeftColor: 'brass' },
      error: { bg: 'dangerSoft', borderLeftColor: 'danger' },
    },
  },
});

const colors = { success: 'success', warning: 'brassDeep', error: 'danger' } as const;

export function OutcomePanel({
  tone,
  title,
  text,
  mt,
  children,
}: JobOutcome & { mt?: '5'; children?: ReactNode }) {
  return (
    <Frame tone={tone} mt={mt}>
      <chakra.p fontWeight="semibold" color={colors[tone]}>
        {title}
      </chakra.p>
      {text && <p>{text}</p>}
      {children}
    </Frame>
  );
}
