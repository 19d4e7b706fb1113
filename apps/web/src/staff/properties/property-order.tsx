import { orderObstacleTexts } from '@estate/domain/property/broker-order';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { useMay } from '../session/use-may.ts';
import { QueryState } from '../ui/query-state.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { orderStateQuery } from './expose-query.ts';

/** Whether visitors order the property for a fee or ask for its exposé, and why; staff switch it here. */
export function PropertyOrder({ id }: { id: number }) {
  const may = useMay();
  const queryClient = useQueryClient();
  const query = orderStateQuery(id);
  const state = useQuery(query);
  const switching = useMutation({
    mutationFn: (is_on: boolean) =>
      bodyOf(api.PUT('/api/admin/properties/{id}/order', { params: { path: { id } }, body: { is_on } })),
    onSettled: () => queryClient.invalidateQueries(query),
    onError: (error) => showFailure(error),
  });
  const { is_on, obstacles = [] } = state.data ?? {};
  return (
    <chakra.section aria-labelledby="objekt-auftrag" mt="6">
      <chakra.h3 id="objekt-auftrag" fontSize="md" mb="2">
        Auftrag oder Anfrage
      </chakra.h3>
      <QueryState query={state} subject="Auftrag" />
      {is_on !== undefined && (
        <>
          <p>
            {obstacles.length === 0
              ? 'Käufer beauftragen Sie kostenpflichtig und erhalten das Exposé mit der Auftragsbestätigung.'
              : 'Interessenten fragen das Exposé an, ohne einen Vertrag zu schließen. Ein Auftrag ist nicht möglich:'}
          </p>
          {obstacles.length > 0 && (
            <chakra.ul mt="2" pl="5" listStyleType="disc">
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{orderObstacleTexts[obstacle]}</li>
              ))}
            </chakra.ul>
          )}
          {may('publish') && (
            <Button
              size="sm"
              tone="outline"
              mt="3"
              disabled={switching.isPending}
              onClick={() => switching.mutate(!is_on)}
            >
              {is_on ? 'Auftrag ausschalten' : 'Auftrag einschalten'}
            </Button>
          )}
        </>
      )}
    </chakra.section>
  );
}
