import type { ListingAmount } from '@estate/domain/search/listing-amounts';
import { readScaledAmount } from '@estate/domain/text/scaled-amount';
import { type InputEvent, useEffect, useId, useState } from 'react';
import { TextField } from '../../../shared/form/text-field.tsx';
import { formatNumber } from '../../../shared/ui/format.ts';
import { amountLimits } from './filter-choices.ts';
import { useAppliedText } from './use-applied-text.ts';

/** Whether an input event comes from typing. Choosing an option of the `datalist` has another `inputType` or none. */
const isTyped = ({ nativeEvent }: InputEvent<HTMLInputElement>): boolean =>
  /^(?:insertText|insertComposition|delete)/.test(nativeEvent.inputType);

/**
 * A numeric filter. Numbers are parsed in German notation ('1.500', '1.500,50', '450.000 €', '0,75 Mio'); `steps` are
 * suggested. An invalid text stays in the field with an error message, and the filter does not change.
 */
export function NumberFilter({
  name,
  label,
  unit = '',
  steps,
  value,
  example,
  write = formatNumber,
  check,
  isLimitTyped,
  onChange,
}: {
  name: ListingAmount;
  label: string;
  /** Unit that is shown after the number, such as `m²`. Visitors may type it as well. */
  unit?: string;
  steps: readonly number[];
  value: number | undefined;
  example: number;
  write?: (value: number) => string;
  /** Returns an error message if the number contradicts another filter. */
  check?: (value: number) => string | undefined;
  /** Whether the visitor typed the current value of that other filter. */
  isLimitTyped?: () => boolean;
  /** Gets the number as a URL parameter; empty to remove the filter. */
  onChange: (value: string) => void;
}) {
  const listId = useId();
  const [error, setError] = useState<string>();
  const textOf = (number: number) => `${write(number)}${unit && `\u00a0${unit}`}`;
  const text = value === undefined ? '' : textOf(value);
  const faultOf = (number: number | undefined): string | undefined => {
    if (number === undefined) return `Bitte geben Sie eine Zahl ein, zum Beispiel ${textOf(example)}.`;
    const [min, max] = amountLimits[name];
    if (number > max) return `Bitte geben Sie höchstens ${textOf(max)} ein.`;
    if (number > 0 && number < min) return `Bitte geben Sie mindestens ${textOf(min)} ein.`;
    return check?.(number);
  };
  const numberOf = (input: string) => (input.trim() === '' ? 0 : readScaledAmount(input));
  const { apply, reset, field } = useAppliedText(text, (input) => {
    const number = numberOf(input);
    const fault = faultOf(number);
    setError(fault);
    if (fault === undefined && number !== (value ?? 0)) onChange(number ? String(number) : '');
  });
  // When another filter changes, the field is checked again: a valid number is applied if the visitor typed that filter,
  // otherwise the field is reset.
  useEffect(() => {
    const input = field.ref.current;
    if (error === undefined || !input || input === document.activeElement) return;
    if (faultOf(numberOf(input.value)) === undefined && !isLimitTyped?.()) reset();
    else apply(input.value);
  });
  return (
    <div>
      <TextField
        {...field}
        name={name}
        label={label}
        error={error}
        inputMode="decimal"
        placeholder="Beliebig"
        maxLength={20}
        list={listId}
        onInput={(event) => {
          field.onInput();
          if (!isTyped(event)) apply(event.currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {steps.map((step) => (
          <option key={step} value={textOf(step)} />
        ))}
      </datalist>
    </div>
  );
}
