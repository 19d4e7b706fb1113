import { valuationIncomplete } from '@estate/domain/forms/valuation-values';
import { ApiError } from '../../../shared/api/problem.ts';
import { problemText } from '../../../shared/api/problem-text.ts';

/** Error messages of the valuation funnel (visitor-area §8, rows 'Valuation'). */
export const failureTexts = {
  missing: valuationIncomplete,
  network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  technical: 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.',
  unsaved: 'Es gab einen Fehler beim Speichern Ihrer Daten.',
} as const;

/** The text for a lead that was not saved. `invalid-input` stands for the specification's not-null violation. */
export function failureText(failure: unknown): string {
  if (!(failure instanceof Error)) return failureTexts.unsaved;
  if (!(failure instanceof ApiError)) return failureTexts.technical;
  if (failure.code === 'unreachable') return failureTexts.network;
  // The server's message is more specific: an idempotency key with other content (409), or too many requests (429).
  if (failure.status === 409 || failure.status === 429) return problemText(failure);
  return failure.code === 'invalid-input' ? failureTexts.missing : failureTexts.technical;
}
