import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shared/api/problem.ts';
import { showToast } from '../../shared/ui/toast.tsx';

const keptText = 'Ihre Angaben stehen noch hier. Speichern Sie erneut, wenn sie gelten sollen.';

interface Options<Fields extends FieldValues, Settings> {
  readonly form: UseFormReturn<Fields>;
  /** Key of the query that contains the settings. */
  readonly queryKey: QueryKey;
  /** Saves the fields with the version of the settings that the form shows. */
  readonly save: (fields: Fields) => Promise<Settings>;
  readonly savedText: string;
}

/**
 * Saves settings from a form. If a colleague saved first, the form keeps its input. The hook fetches the new version
 * before it shows the message, so that the next attempt to save succeeds.
 */
export function useSaveSettings<Fields extends FieldValues, Settings>({
  form,
  queryKey,
  save,
  savedText,
}: Options<Fields, Settings>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      showToast({ tone: 'success', title: savedText });
    },
    onError: async (error) => {
      const isOutdated = error instanceof ApiError && error.status === 409;
      if (isOutdated) await queryClient.refetchQueries({ queryKey });
      form.setError('root', { message: isOutdated ? `${error.message} ${keptText}` : error.message });
    },
  });
}
