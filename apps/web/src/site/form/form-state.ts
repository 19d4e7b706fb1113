import type { FormState } from '@estate/domain/forms/form-state';
import { createContext } from 'react';

/**
 * State of a form that the browser sent without scripts and the server refused, if this page is the response to that
 * form. Undefined otherwise.
 */
export const FormStateContext = createContext<FormState | undefined>(undefined);

/** Reads the state that the BFF wrote into the page (apps/bff/src/pages/page-html.ts). */
export function readFormState(page: Document): FormState | undefined {
  const json = page.getElementById('form-state')?.textContent;
  return json ? (JSON.parse(json) as FormState) : undefined;
}
