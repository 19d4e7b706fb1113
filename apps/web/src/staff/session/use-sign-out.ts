import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../shared/ui/toast.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { forgetPersonalStorage } from './personal-storage.ts';
import { signOut } from './session.ts';
import { notifyTabs } from './session-tabs.ts';
import { removeFormerUserData } from './use-session-change.ts';

/** Signs out in this and the other tabs, and removes cached data and what is stored for the person. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      showToast({ tone: 'success', title: 'Abgemeldet' });
      notifyTabs({ type: 'signed-out' });
      forgetPersonalStorage();
      return removeFormerUserData(queryClient);
    },
    onError: (error) => showFailure(error),
  });
}
