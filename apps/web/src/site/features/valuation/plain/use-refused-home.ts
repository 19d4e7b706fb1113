import type { FormState } from '@estate/domain/forms/form-state';
import { homeForm } from '@estate/domain/forms/home';
import { useContext } from 'react';
import { FormStateContext } from '../../../form/form-state.ts';

/** The questions that the server has refused, if this page is its response; undefined otherwise. */
export function useRefusedHome(): FormState | undefined {
  const state = useContext(FormStateContext);
  return state?.kind === homeForm.kind ? state : undefined;
}
