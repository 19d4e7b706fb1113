import { timesToChoose } from '@estate/content/office-days';
import type { Form, HalfDaysField as Description } from '@estate/domain/forms/form';
import { halfDayText } from '@estate/domain/forms/half-days';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { FieldError, useControlId } from '../../shared/form/field-frame.tsx';
import { usePageFacts } from '../../shared/page/page-facts.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { type ControlProps, Grid, Legend, Option } from './choice-field.tsx';

/**
 * Checkboxes for half-days. The first offered one is after the day on which the agency would answer a form that is sent
 * immediately.
 * The first checkbox has the field's id, because the list of invalid fields links to it.
 */
export function HalfDaysField({
  form,
  field: { label: legend, help, max },
  values,
  chosen = [],
  error,
  ...control
}: {
  form: Form;
  field: Description;
  /** The half-days that are checked at present. */
  values?: unknown;
  /** The half-days that are checked in the server's HTML. */
  chosen?: readonly string[] | undefined;
  error?: string | undefined;
} & ControlProps) {
  const id = useControlId(control.name);
  const { madeAt } = usePageFacts();
  const isHydrated = useIsHydrated();
  const [openedAt] = useState(() => Date.now());
  const [initiallyChosen] = useState(chosen);
  const times = timesToChoose(form, initiallyChosen, isHydrated ? openedAt : madeAt);
  const isChosen = (time: string) => Array.isArray(values) && values.includes(time);
  // Checkboxes are disabled only after hydration, because without scripts nothing could enable them again.
  const isFull = isHydrated && Array.isArray(values) && values.length >= max;
  const describedBy = [isFull && `${id}-full`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <chakra.fieldset minW="0" aria-describedby={describedBy || undefined}>
      <Legend>
        {legend}
        <chakra.span color="inkMuted" fontWeight="normal">
          {' '}
          (optional)
        </chakra.span>
      </Legend>
      {help && (
        <chakra.p mb="2" fontSize="xs" color="inkMuted">
          {help}
        </chakra.p>
      )}
      <Grid columns={2}>
        {times.map((time, index) => (
          <Option key={time}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              value={time}
              data-short={legend}
              aria-invalid={error && index === 0 ? true : undefined}
              defaultChecked={chosen.includes(time) || undefined}
              {...control}
              disabled={isFull && !isChosen(time)}
            />
            {halfDayText(time)}
          </Option>
        ))}
      </Grid>
      <div aria-live="polite">
        {isFull && (
          <chakra.p id={`${id}-full`} mt="2" fontSize="xs" color="inkMuted">
            Mehr Zeiten können Sie nicht wählen. Möchten Sie eine andere, nehmen Sie zuerst eine davon zurück.
          </chakra.p>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  );
}
