import { fieldId, type Form, formId, visibleControls } from '@estate/domain/forms/form';
import type { ReactNode } from 'react';
import { ControlIdContext } from '../../shared/form/field-frame.tsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { prepareSpamChallenge } from '../api/challenge.ts';
import type { LeadFormState } from './use-lead-form.ts';

const faultyFields = (form: Form, names: readonly string[]) =>
  visibleControls(form).flatMap(([name, { label }]) =>
    names.includes(name) ? [{ id: fieldId(form, name), label }] : [],
  );

/**
 * A form for visitors. The first focus in it starts to solve the spam challenge and loads the validation rules. Without
 * scripts the browser submits the form to the same API route, which then responds with an HTML page.
 */
export function LeadForm({
  lead: { form, send, loadContract, isPending, submitError, plain },
  onFocus,
  children,
}: {
  lead: LeadFormState;
  onFocus?: () => void;
  children: ReactNode;
}) {
  const frame = plain && {
    id: formId(form),
    method: 'post',
    // The response may be this page again; the fragment then scrolls to the form.
    action: `${form.api}#${formId(form)}`,
    refused: faultyFields(form, plain.faulty),
  };
  const { label, submit, pending } = form.texts;
  return (
    <FormFrame
      {...frame}
      label={label}
      onSubmit={({ currentTarget }) => void send(currentTarget)}
      onFocus={() => {
        if (!form.declaration) prepareSpamChallenge();
        loadContract();
        onFocus?.();
      }}
      isPending={isPending}
      submitError={submitError}
      submitLabel={submit}
      pendingLabel={pending}
    >
      {Object.entries(plain?.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ControlIdContext value={plain && ((name) => fieldId(form, name))}>{children}</ControlIdContext>
    </FormFrame>
  );
}
