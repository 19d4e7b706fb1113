import type { FormName, FormState } from '@estate/contracts/form-state';
import { createContext, useContext, useState } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';

/** The form that this page answers, if the browser sent it without a script. */
export const FormStateContext = createContext<FormState | undefined>(undefined);

/** What the BFF wrote into the page (apps/bff/src/pages/shell.ts). */
export function readFormState(page: Document): FormState | undefined {
  const json = page.getElementById('form-state')?.textContent;
  return json ? (JSON.parse(json) as FormState) : undefined;
}

/**
 * The refused form as it was typed, while the server's markup is taken over; undefined for all other forms, and for this
 * one where it is shown anew. `forget` ends it.
 */
export function useRefusedForm(name: FormName | undefined): {
  refused: FormState | undefined;
  forget: () => void;
} {
  const state = useContext(FormStateContext);
  const isHydrated = useIsHydrated();
  const [refused, setRefused] = useState(() =>
    !isHydrated && state !== undefined && state.form === name ? state : undefined,
  );
  return { refused, forget: () => setRefused(undefined) };
}
