import { fieldId, fieldLabels, type FieldName, visitorFormId } from '@estate/content/visitor-forms';
import type { ReactNode } from 'react';
import { prepareChallenge } from '../api/challenge.ts';
import { ControlIdContext } from '../../shared/form/field-frame.tsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import type { LeadFormState } from './use-lead-form.ts';

const about = (name: string) => ({ id: fieldId(name), label: fieldLabels[name as FieldName] });

/**
 * A form for visitors. Its first focus starts to solve the spam challenge and loads the contract. Without a script the
 * browser sends it to the same route, which answers with a page.
 */
export function LeadForm({
  lead: { texts, send, loadContract, isPending, submitError, pageForm },
  children,
}: {
  lead: LeadFormState;
  children: ReactNode;
}) {
  const frame = pageForm && {
    id: visitorFormId,
    method: 'post',
    // The answer may be this page again, which then opens at the form.
    action: `${pageForm.api}#${visitorFormId}`,
    refused: pageForm.faulty.map(about),
  };
  return (
    <FormFrame
      {...frame}
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
      {Object.entries(pageForm?.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <ControlIdContext value={pageForm && fieldId}>{children}</ControlIdContext>
    </FormFrame>
  );
}
