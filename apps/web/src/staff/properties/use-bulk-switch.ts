import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { failureText, updatePropertyRows, type Settable, type StatusChange } from './use-status-switch.ts';

interface Order {
  titles: ReadonlyMap<number, string>;
  to: Settable;
}

/**
 * Returns a function that changes the website status of many properties. It takes their ids with the titles that its
 * messages name. `onStatusChange` gets the changed ones.
 */
export function useBulkSwitch(onStatusChange: (change: StatusChange) => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ titles, to }: Order) =>
      bodyOf(
        api.POST('/api/admin/properties/status', { body: { ids: [...titles.keys()], website_status: to } }),
      ),
    onSuccess: ({ items, changed }, { titles, to }) => {
      const isChanged = new Set(changed);
      onStatusChange({
        items: items
          .filter(({ id }) => isChanged.has(id))
          .map(({ id, version }) => ({ id, version, title: titles.get(id) ?? `Immobilie ${id}` })),
        to,
      });
      showToast({ tone: 'success', title: 'Status wurde aktualisiert' });
      updatePropertyRows(client, items);
    },
    onError: (error) => showToast({ tone: 'error', title: failureText(error) }),
  });
  return {
    switchAll: (titles: ReadonlyMap<number, string>, to: Settable) => mutate({ titles, to }),
    isPending,
  };
}
