import { longDateTime } from '@estate/domain/text/date-time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { chakra } from '#styled-system/jsx';
import { recordQuery } from '../properties/properties-query.ts';
import { useMay } from '../session/use-may.ts';
import { Callout } from '../ui/callouts.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { endPublication, lettersQuery } from './search-letter-query.ts';

/** When a property goes online by itself, and how staff change that. */
export function PlannedPublication({
  id,
  at,
  onPublish,
}: {
  id: number;
  /** ISO time. */
  at: string;
  onPublish: () => void;
}) {
  const client = useQueryClient();
  const mayPublish = useMay()('publish');
  const ending = useMutation({
    mutationFn: () => endPublication(id),
    onSuccess: (record) => {
      client.setQueryData(recordQuery(id).queryKey, record);
      void client.invalidateQueries(lettersQuery(id));
      showToast({ tone: 'success', title: 'Die Immobilie geht nicht von selbst online' });
    },
    onError: (error) => showFailure(error),
  });
  return (
    <Callout as="section" mt="4" aria-label="Termin der Veröffentlichung">
      <p>
        Geht am <strong>{longDateTime(new Date(at))}</strong> von selbst online.
      </p>
      {mayPublish && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button size="sm" tone="outline" disabled={ending.isPending} onClick={onPublish}>
            Jetzt online stellen
          </Button>
          <Button size="sm" tone="outline" disabled={ending.isPending} onClick={() => ending.mutate()}>
            Nicht online gehen
          </Button>
        </chakra.div>
      )}
    </Callout>
  );
}
