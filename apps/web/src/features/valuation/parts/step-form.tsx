import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

/** A step that continues with its button or Enter. */
export function StepForm({
  titleId,
  label = 'Weiter',
  onContinue,
  children,
}: {
  titleId: string;
  label?: string;
  onContinue: () => void;
  children: ReactNode;
}) {
  return (
    <chakra.form
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
      display="grid"
      gap="8"
    >
      {children}
      <Button type="submit" w={{ base: 'full', md: 'auto' }} justifySelf="end">
        {label}
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
      </Button>
    </chakra.form>
  );
}
