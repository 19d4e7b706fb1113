import { useEffect } from 'react';
import { showToast } from '../../shared/ui/toast.tsx';

/** Shows a toast for a failed load with the specification's title 'Fehler' and the given text (visitor-area §8). */
export function useErrorToast(hasFailed: boolean, description: string): void {
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'error', title: 'Fehler', description });
  }, [hasFailed, description]);
}
