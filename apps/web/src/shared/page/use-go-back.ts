import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * Goes back one entry of the browser's history. A browser goes back asynchronously, so calls until then are ignored;
 * otherwise a double click would go back twice.
 */
export function useGoBack(): () => void {
  const { history } = useRouter();
  const isLeaving = useRef(false);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const unsubscribe = history.subscribe(() => {
      isLeaving.current = false;
      unsubscribe();
    });
    history.back();
  };
}
