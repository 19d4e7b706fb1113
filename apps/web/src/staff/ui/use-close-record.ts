import { useRouter } from '@tanstack/react-router';
import { useGoBack } from '../../shared/page/use-go-back.ts';

/**
 * Closes the record that is open over its list: goes back to the list if that is the entry before in the browser's
 * history, otherwise calls `replace`, which has to show the list in the place of the record.
 */
export function useCloseRecord(replace: () => void): () => void {
  const { history } = useRouter();
  const goBack = useGoBack();
  return () => (history.location.state.isStep ? goBack() : replace());
}
