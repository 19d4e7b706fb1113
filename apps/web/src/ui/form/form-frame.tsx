import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

/**
 * The shape of every form: fields in one column, what went wrong above the button, one button. Pending state and
 * submit error are required props, so that no form can forget them. Validation is ours, not the browser's.
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
  /** The focus enters the form, or moves within it. */
  onFocus?: () => void;
  isPending: boolean;
  /** German text, or null while nothing failed. */
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
