import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../ui/button.tsx';
import { FormAlert } from './form-alert.tsx';
import { type FaultyField, useFaultyFields } from './use-faulty-fields.ts';

/**
 * The layout of every form: fields in one column, below them the error with links to the invalid fields, and the
 * submit button. Pending state and submit error are required props, so that no form can forget them. The contract
 * validates; native validation is off.
 */
export function FormFrame({
  label,
  onSubmit,
  onFocus,
  isPending,
  submitError,
  submitLabel,
  pendingLabel,
  refused,
  children,
  ...sending
}: {
  /** Names the form for assistive technology. */
  label: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Called when the focus enters the form or moves within it. */
  onFocus?: () => void;
  isPending: boolean;
  /** German error text, or null without an error. */
  submitError: string | null;
  submitLabel: string;
  pendingLabel: string;
  /** The invalid fields of a form that the server refused before the page was rendered. */
  refused?: readonly FaultyField[];
  children: ReactNode;
} & Pick<ComponentProps<'form'>, 'id' | 'method' | 'action'>) {
  const { form, faulty, onInput, onSubmit: onTried } = useFaultyFields(refused);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An invalid field takes precedence, because it has already been scrolled into view.
    const hasFaulty = form.current?.querySelector('[aria-invalid=true]');
    if (submitError && !hasFaulty) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [form, submitError]);

  return (
    <chakra.form
      ref={form}
      {...sending}
      aria-label={label}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        onTried();
        onSubmit(event);
      }}
      onInput={onInput}
      display="grid"
      gap="5"
    >
      {children}
      {(submitError || faulty.length > 0) && <FormAlert ref={alert} text={submitError} faulty={faulty} />}
      <Button type="submit" disabled={isPending} w={{ base: 'full', md: 'auto' }} justifySelf="start">
        {isPending ? pendingLabel : submitLabel}
      </Button>
    </chakra.form>
  );
}
