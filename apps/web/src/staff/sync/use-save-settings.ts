import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/problem.ts';
import { problemText } from '../../shared/api/problem-text.ts';
import { showToast } from '../../shared/ui/toast.tsx';

const keptText = 'Ihre Angaben stehen noch hier. Speichern Sie erneut, wenn sie gelten sollen.';

interface Options<Fields, Settings> {
  readonly queryKey: QueryKey;
  /** Version of the settings that fill the form when it appears. */
  readonly version: number;
  /** Saves the fields with the version of the settings that they were filled with. */
  readonly save: (fields: Fields, version: number) => Promise<Settings>;
  readonly savedText: string;
}

/**
 * Saves settings from a form. If a colleague saved first, the form keeps its input. The hook fetches the new version
 * before it fails, so that the next attempt to save succeeds.
 */
export function useSaveSettings<Fields, Settings extends { version: number }>({
  queryKey,
  version,
  save,
  savedText,
}: Options<Fields, Settings>) {
  const queryClient = useQueryClient();
  // Not the version of the latest refetch, with which the form would revert what a colleague saved in the meantime.
  const [formVersion, setFormVersion] = useState(version);
  return useMutation({
    mutationFn: async (fields: Fields) => {
      try {
        return await save(fields, formVersion);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        await queryClient.refetchQueries({ queryKey });
        setFormVersion(queryClient.getQueryData<Settings>(queryKey)?.version ?? formVersion);
        throw new Error(`${problemText(error)} ${keptText}`);
      }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      setFormVersion(saved.version);
      showToast({ tone: 'success', title: savedText });
    },
  });
}
