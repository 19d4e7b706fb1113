import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { deleteCalls, isCallLogQuery } from './call-log-query.ts';

/** Button that deletes all entries after a confirmation (staff-area §2.53). */
export function DeleteCallsButton() {
  const [isConfirming, setConfirming] = useState(false);
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: deleteCalls,
    onSuccess: () => showToast({ tone: 'success', title: 'Alle Logs wurden erfolgreich gelöscht.' }),
    onError: (error) => showFailure(error, 'Fehler beim Löschen der Logs.'),
    onSettled: () => {
      setConfirming(false);
      return queryClient.invalidateQueries({ predicate: isCallLogQuery });
    },
  });
  return (
    <>
      <Button tone="outline" size="sm" onClick={() => setConfirming(true)}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
        Alle löschen
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Alle Logs löschen?"
          action="Alle Logs löschen"
          isPending={removal.isPending}
          onConfirm={() => removal.mutate()}
          onCancel={() => setConfirming(false)}
        >
          <p>
            Sämtliche Einträge des CRM-Protokolls verschwinden, auch die hier nicht gezeigten. Das lässt sich
            nicht rückgängig machen.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
