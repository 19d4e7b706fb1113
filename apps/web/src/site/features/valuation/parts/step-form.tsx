import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useFaultyFields } from '../../../../shared/form/use-faulty-fields.ts';

/** A step that continues with its button or Enter. If fields are invalid, it focuses the first one and lists all. */
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
  const { form, faulty, onInput, onSubmit } = useFaultyFields();
  return (
    <chakra.form
      ref={form}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        onContinue();
      }}
      onInput={onInput}
      display="grid"
      gap="8"
    >
      {children}
      {faulty.length > 0 && <FormAlert text={null} faulty={faulty} />}
      <Button type="submit" w={{ base: 'full', md: 'auto' }} justifySelf="start">
        <span key={label}>{label}</span>
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
      </Button>
    </chakra.form>
  );
}
