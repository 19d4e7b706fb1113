import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/problem.ts';
import { showToast } from '../../shared/ui/toast.tsx';

const keptText = 'Ihre Angaben stehen noch hier. Speichern Sie erneut, wenn sie gelten sollen.';

interface Options<Fields, Settings> {
  /** Key of the query that contains the settings. */
  readonly queryKey: QueryKey;
  /** Saves the fields with the version of the settings that the form shows. */
  readonly save: (fields: Fields) => Promise<Settings>;
  readonly savedText: string;
}

/**
 * Saves settings from a form. If a colleague saved first, the form keeps its input. The hook fetches the new version
 * before it fails, so that the next attempt to save succeeds.
 */
export function useSaveSettings<Fields, Settings>({ queryKey, save, savedText }: Options<Fields, Settings>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (fields: Fields) => {
      try {
        return await save(fields);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        await queryClient.refetchQueries({ queryKey });
        throw new Error(`${error.message} ${keptText}`);
      }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      showToast({ tone: 'success', title: savedText });
    },
  });
}
