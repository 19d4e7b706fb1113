import type { FormState } from '@estate/domain/forms/form-state';
import { createContext } from 'react';

/** The form that this page answers, if the browser sent it without a script. */
export const FormStateContext = createContext<FormState | undefined>(undefined);

/** What the BFF wrote into the page (apps/bff/src/pages/page-html.ts). */
export function readFormState(page: Document): FormState | undefined {
  const json = page.getElementById('form-state')?.textContent;
  return json ? (JSON.parse(json) as FormState) : undefined;
}
