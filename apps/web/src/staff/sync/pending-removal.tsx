import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { CurrentRemoval } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber, propertyCount } from '@estate/domain/text/format';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { momentInWords } from '../ui/moment.ts';
import { showFailure } from '../ui/show-failure.ts';
import { Panel } from '../frame/tool-page.tsx';
import { NamedProperties } from './named-properties.tsx';
import { removalQuery } from './use-sync.ts';

/** Explains why the removal needs a confirmation: how the properties vanished, and their share of the stock. */
function reasonOf({ source, count, present, taken, created_at }: CurrentRemoval): string {
  const cause =
    source === 'sync'
      ? `Der Abgleich ${momentInWords(created_at)} hat sie in der Liste von Propstack nicht gefunden.`
      : `Propstack hat sie einzeln als gelöscht gemeldet, die erste ${momentInWords(created_at)}.`;
  const intro = taken === 0 ? 'Das sind' : `Mit ${formatNumber(taken)}, die schon entfernt wurden, sind das`;
  const share = formatNumber(Math.round(((count + taken) * 100) / Math.max(present, 1)));
  return `${cause} ${intro} ${share} % von ${formatNumber(present)} und damit zu viele, um sie ohne Rückfrage von der Website zu nehmen.`;
}

/** Properties that vanished from the CRM, too many for an automatic removal. A person confirms or dismisses it here. */
export function PendingRemoval({
  isRunning,
  onConfirm,
}: {
  isRunning: boolean;
  onConfirm: (removalId: string) => void;
}) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(removalQuery);
  const [isConfirming, setConfirming] = useState(false);
  const dismiss = useMutation({
    mutationFn: (id: string) =>
      bodyOf(api.POST('/api/admin/sync/removal/{id}/dismiss', { params: { path: { id } } })),
    onSuccess: () => showToast({ tone: 'success', title: 'Die Immobilien bleiben, wie sie sind' }),
    onError: (error) => showFailure(error, 'Das wurde nicht gespeichert'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(removalQuery),
        queryClient.invalidateQueries({ queryKey: ['/api/admin/overview'] }),
      ]),
  });
  if (error && !data) {
    return (
      <Panel mt="4" role="alert">
        <p>Ob Immobilien auf Ihr Wort warten, ist nicht bekannt: {problemText(error)}</p>
        <chakra.div mt="3">
          <Button size="sm" tone="outline" onClick={() => void refetch()}>
            Erneut versuchen
          </Button>
        </chakra.div>
      </Panel>
    );
  }
  const removal = data?.removal;
  if (!removal || isRunning) return null;
  const { id, count, named } = removal;
  return (
    <Panel mt="4" aria-labelledby="verschwunden">
      <chakra.h2 id="verschwunden" fontSize="md" mb="2">
        {propertyCount(count)} nicht mehr in Propstack
      </chakra.h2>
      <p>{reasonOf(removal)}</p>
      <NamedProperties title="Betroffene Immobilien" count={count} items={named} isOpen />
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
        <Button size="sm" tone="danger" onClick={() => setConfirming(true)}>
          Von der Website nehmen
        </Button>
        <Button size="sm" tone="outline" disabled={dismiss.isPending} onClick={() => dismiss.mutate(id)}>
          Vorerst behalten
        </Button>
      </chakra.div>
      {isConfirming && (
        <ConfirmDialog
          title={`${propertyCount(count)} von der Website nehmen?`}
          action="Von der Website nehmen"
          isPending={false}
          onConfirm={() => {
            setConfirming(false);
            onConfirm(id);
          }}
          onCancel={() => setConfirming(false)}
        >
          <p>
            Jede wird vorher noch einmal in Propstack abgefragt. Entfernt wird nur, was dort gelöscht oder
            archiviert ist. Kommt ein Objekt zurück, ist es wieder wie zuvor.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
