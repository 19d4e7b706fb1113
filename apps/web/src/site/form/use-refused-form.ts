import type { FormState } from '@estate/domain/forms/form-state';
import { useContext, useState } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { FormStateContext } from './form-state.ts';

/**
 * The refused form as it was typed, while the server's markup is taken over; undefined for all other forms, and for this
 * one where it is shown anew. `forget` ends it.
 */
export function useRefusedForm(kind: string | undefined): {
  refused: FormState | undefined;
  forget: () => void;
} {
  const state = useContext(FormStateContext);
  const isHydrated = useIsHydrated();
  const [refused, setRefused] = useState(() =>
    !isHydrated && state !== undefined && state.kind === kind ? state : undefined,
  );
  return { refused, forget: () => setRefused(undefined) };
}
