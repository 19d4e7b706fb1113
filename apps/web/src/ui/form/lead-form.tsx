import type { ReactNode } from 'react';
import { prepareChallenge } from '../../api/challenge.ts';
import { FormFrame } from './form-frame.tsx';
import type { LeadFormState } from './use-lead-form.ts';

/** A form for visitors. Its first focus starts to solve the spam challenge and loads the contract. */
export function LeadForm({
  lead: { texts, send, loadContract, isPending, submitError },
  children,
}: {
  lead: LeadFormState;
  children: ReactNode;
}) {
  return (
    <FormFrame
      label={texts.label}
      onSubmit={() => void send()}
      onFocus={() => {
        prepareChallenge();
        loadContract();
      }}
      isPending={isPending}
      submitError={submitError}
      submitLabel={texts.submit}
      pendingLabel={texts.pending}
    >
      {children}
    </FormFrame>
  );
}
