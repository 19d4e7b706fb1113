import type { FormState } from '@estate/domain/forms/form-state';
import { useContext, useState } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { FormStateContext } from './form-state.ts';

/**
 * The state of a form that the server has rejected, with the visitor's values. It is set for the form of this kind that
 * is hydrated from the server's HTML, and undefined for any other form or a later mount. `forget` clears it.
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
