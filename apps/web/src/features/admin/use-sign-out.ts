import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast.tsx';
import { sessionQuery, signOut } from './session.ts';

/** Ends the session and resets its query, so that the signed-in user leaves the query cache. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      showToast({ tone: 'success', title: 'Abgemeldet' });
      return queryClient.resetQueries(sessionQuery);
    },
    onError: (error) => showToast({ tone: 'error', title: 'Fehler', description: error.message }),
  });
}
