import type { RefObject } from 'react';
import { chakra } from '#styled-system/jsx';
import { VisuallyHidden } from '../../../../shared/ui/type.tsx';
import { type Funnel, lastStep } from '../funnel-state.ts';
import { questionOf } from '../questions.ts';

export function StepTitle({
  funnel,
  ...about
}: {
  id: string;
  ref?: RefObject<HTMLHeadingElement | null>;
  funnel: Funnel;
}) {
  return (
    <chakra.h3
      {...about}
      tabIndex={-1}
      mt={{ base: '6', md: '8' }}
      mb={{ base: '6', md: '8' }}
      fontSize={{ base: 'lg', md: 'xl' }}
      _focusVisible={{ outline: 'none' }}
    >
      <VisuallyHidden>{`Schritt ${funnel.step} von ${lastStep}: `}</VisuallyHidden>
      {questionOf(funnel)}
    </chakra.h3>
  );
}
