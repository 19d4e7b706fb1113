import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/problem.ts';
import { problemText } from '../api/problem-text.ts';

/**
 * Shows the server's field errors at their fields and returns the form's error text: `text`, or the server's message
 * if it is more specific (too many requests, key used twice, property gone).
 */
export function showServerError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: Error,
  text: string,
): string {
  if (!(error instanceof ApiError)) return text;
  for (const { field, message } of error.fields) {
    if (field in form.getValues()) form.setError(field as Path<Values>, { type: 'server', message });
  }
  return [409, 410, 429].includes(error.status) ? problemText(error) : text;
}
