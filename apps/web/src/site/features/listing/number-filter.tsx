import { type ListingAmount, roundAmount } from '@estate/domain/search/listing-amounts';
import { readScaledAmount } from '@estate/domain/text/scaled-amount';
import { type InputEvent, useId, useState } from 'react';
import { TextField } from '../../../shared/form/text-field.tsx';
import { formatNumber } from '@estate/domain/text/format';
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
  conflict,
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
  /** Error message of a value that contradicts another filter. */
  conflict?: string | false;
  /** Gets the number as a URL parameter; empty to remove the filter. */
  onChange: (value: string) => void;
}) {
  const listId = useId();
  const [fault, setFault] = useState<{ text: string; message: string }>();
  const textOf = (number: number) => `${write(number)}${unit && `\u00a0${unit}`}`;
  const text = value === undefined ? '' : textOf(value);
  const numberOf = (input: string): number | undefined => {
    const number = input.trim() === '' ? 0 : readScaledAmount(input);
    return number && roundAmount[name](number);
  };
  const faultOf = (number: number | undefined): string | undefined => {
    if (number === undefined) return `Bitte geben Sie eine Zahl ein, zum Beispiel ${textOf(example)}.`;
    const [min, max] = amountLimits[name];
    if (number > max) return `Bitte geben Sie höchstens ${textOf(max)} ein.`;
    return number > 0 && number < min ? `Bitte geben Sie mindestens ${textOf(min)} ein.` : undefined;
  };
  const isCurrent = (input: string) => numberOf(input) === (value ?? 0);
  const { apply, field } = useAppliedText(text, isCurrent, (input) => {
    const number = numberOf(input);
    const message = faultOf(number);
    setFault(message === undefined ? undefined : { text, message });
    if (message === undefined && !isCurrent(input)) onChange(number ? String(number) : '');
  });
  // The text in the field was replaced, for instance by Back.
  if (fault && fault.text !== text) setFault(undefined);
  return (
    <div>
      <TextField
        {...field}
        name={name}
        label={label}
        error={fault?.message ?? (conflict || undefined)}
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
