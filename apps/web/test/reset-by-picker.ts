import { fireEvent } from '@testing-library/react';

/** What 'reset' in the date or time picker of an iPhone does: the field gets the value of its `value` attribute. */
export const resetByPicker = (field: HTMLElement): boolean =>
  fireEvent.input(field, { target: { value: field.getAttribute('value') ?? '' } });
