import { useEffect } from 'react';
import { showToast } from './toast.tsx';

/** Says a failed load as the specification words it: title 'Fehler' and the given text (visitor-area §8). */
export function useErrorToast(hasFailed: boolean, description: string): void {
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'error', title: 'Fehler', description });
  }, [hasFailed, description]);
}
