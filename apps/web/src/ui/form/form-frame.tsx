import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

/**
 * The layout of every form: fields in one column, the error above the button, one button. Pending state and submit
 * error are required props, so that no form can forget them. The contract validates; the browser's validation is off.
 */
export function FormFrame({
  label,
  onSubmit,
  onFocus,
  isPending,
  submitError,
  submitLabel,
  pendingLabel,
  children,
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
  children: ReactNode;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitError) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [submitError]);

  return (
    <chakra.form
      aria-label={label}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit(event);
      }}
      display="grid"
      gap="5"
    >
      {children}
      {submitError && (
        <chakra.div
          ref={alert}
          role="alert"
          display="flex"
          gap="3"
          p="4"
          borderRadius="card"
          bg="dangerSoft"
          color="danger"
          lineHeight="snug"
        >
          <chakra.span flexShrink="0">
            <CircleAlert size={20} strokeWidth={1.5} aria-hidden />
          </chakra.span>
          {submitError}
        </chakra.div>
      )}
      <Button type="submit" disabled={isPending} w={{ base: 'full', md: 'auto' }} justifySelf="start">
        {isPending ? pendingLabel : submitLabel}
      </Button>
    </chakra.form>
  );
}
