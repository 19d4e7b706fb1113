import { allFacts } from '@estate/domain/forms/facts';
import { type Form, formId, type Values, visibleControls } from '@estate/domain/forms/form';
import { germanDate, hamburgClock } from '@estate/domain/text/german-day';
import { useEffect, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { typeset } from '../ui/typeset.tsx';
import { goTo } from '../ui/go-to.ts';
import { SentFacts } from './sent-facts.tsx';

/**
 * The second step of a declaration: the form once more as it will be stored, to be confirmed. Without scripts the browser
 * submits the values as hidden fields.
 */
export function ReviewStep({
  form,
  page,
  body,
  isPending,
  submitError,
  onConfirm,
  onBack,
}: {
  form: Form & { readonly declaration: NonNullable<Form['declaration']> };
  page: string;
  body: Values;
  isPending: boolean;
  submitError: string | null;
  onConfirm: () => void;
  onBack: () => void;
}) {
  const { title, text, confirm, back } = form.declaration;
  const heading = useRef<HTMLHeadingElement>(null);
  const [openedAt] = useState(() => new Date());
  useEffect(() => {
    // The button of the first step had the focus, so `body` is active now; not if a page without a script is hydrated.
    if (document.activeElement === document.body) goTo(heading.current);
  }, []);
  return (
    <FormFrame
      id={formId(form)}
      method="post"
      action={`${form.api}#${formId(form)}`}
      label={form.texts.label}
      onSubmit={onConfirm}
      isPending={isPending}
      submitError={submitError}
      submitLabel={confirm}
      pendingLabel={form.texts.pending}
    >
      <div>
        <chakra.h2 ref={heading} tabIndex={-1} fontSize="lg" _focusVisible={{ outline: 'none' }}>
          {title}
        </chakra.h2>
        <chakra.p mt="2">{typeset(text)}</chakra.p>
      </div>
      <SentFacts
        label="Ihre Erklärung"
        facts={[
          ...allFacts(form, body).map(({ field, text: value }) => [field.label, value] as const),
          ['Datum', germanDate(hamburgClock(openedAt).date)],
        ]}
      />
      <input type="hidden" name="page" value={page} />
      {visibleControls(form).map(([name]) => {
        const value = body[name];
        return typeof value === 'string' && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <input type="hidden" name="step" value="confirm" />
      <Button
        type="submit"
        name="step"
        value="back"
        tone="outline"
        justifySelf="start"
        w={{ base: 'full', md: 'auto' }}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        {back}
      </Button>
    </FormFrame>
  );
}
