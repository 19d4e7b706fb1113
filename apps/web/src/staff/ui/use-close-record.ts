import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * Closes the record that is open over its list: goes back to the list if that is the entry before in the browser's
 * history, otherwise calls `replace`, which has to show the list in the place of the record.
 */
export function useCloseRecord(replace: () => void): () => void {
  const { history } = useRouter();
  const isLeaving = useRef(false);
  return () => {
    // A browser goes back asynchronously, so that a second call would go back twice and leave the tool.
    if (isLeaving.current) return;
    if (!history.location.state.isStep) {
      replace();
      return;
    }
    isLeaving.current = true;
    const unsubscribe = history.subscribe(() => {
      isLeaving.current = false;
      unsubscribe();
    });
    history.back();
  };
}
