import type { ListingAmount } from '@estate/domain/search/listing-amounts';
import { readScaledAmount } from '@estate/domain/text/scaled-amount';
import { type InputEvent, useId, useState } from 'react';
import { TextField } from '../../../shared/form/text-field.tsx';
import { formatNumber } from '../../../shared/ui/format.ts';
import { amountLimits } from './filter-choices.ts';
import { useAppliedText } from './use-applied-text.ts';

/** What a phone's keyboard and the keys of a letter send; a suggestion of the list comes as something else. */
const isTyped = ({ nativeEvent }: InputEvent<HTMLInputElement>): boolean =>
  /^(?:insertText|insertComposition|delete)/.test(nativeEvent.inputType);

/**
 * A number among the filters, read as Germans write it ('1.500', '1.500,50', '450.000 €', '0,75 Mio'); `steps` are suggested. What is no
 * number stays in the field with a sentence, and the filter as it was.
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
  onChange,
}: {
  name: ListingAmount;
  label: string;
  /** Stands behind the number and may be typed, too. */
  unit?: string;
  steps: readonly number[];
  value: number | undefined;
  example: number;
  write?: (value: number) => string;
  /** A sentence if the number does not fit the other filters. */
  check?: (value: number) => string | undefined;
  /** Gets the number as the address has it, empty for none. */
  onChange: (value: string) => void;
}) {
  const listId = useId();
  const [error, setError] = useState<string>();
  const textOf = (number: number) => `${write(number)}${unit && `\u00a0${unit}`}`;
  const text = value === undefined ? '' : textOf(value);
  const faultOf = (number: number | undefined): string | undefined => {
    if (number === undefined) return `Bitte geben Sie eine Zahl ein, zum Beispiel ${textOf(example)}.`;
    const [least, most] = amountLimits[name];
    if (number > most) return `Bitte geben Sie höchstens ${textOf(most)} ein.`;
    if (number > 0 && number < least) return `Bitte geben Sie mindestens ${textOf(least)} ein.`;
    return check?.(number);
  };
  const apply = (typed: string) => {
    const number = typed.trim() === '' ? 0 : readScaledAmount(typed);
    const fault = faultOf(number);
    setError(fault);
    if (fault === undefined && number !== (value ?? 0)) onChange(number ? String(number) : '');
  };
  const field = useAppliedText(text, apply);
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
