import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';
import { showToast } from '../../../ui/toast.tsx';
import { rowsKey } from './properties-query.ts';
import { failureText, type Settable } from './use-status-switch.ts';

/** The server switches at most this many at once. */
export const maxBulk = 1_000;

/** Switches many properties at once; `undo` takes the last switch back, except where somebody switched since. */
export function useBulkSwitch(onDone: () => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [rowsKey] });
  const fail = (error: Error) => showToast({ tone: 'error', title: failureText(error) });

  const change = useMutation({
    mutationFn: (body: { ids: number[]; website_status: Settable }) =>
      answered(api.POST('/api/admin/properties/status', { body })),
    onSuccess: () => {
      undo.reset();
      onDone();
      showToast({ tone: 'success', title: 'Status wurde aktualisiert' });
      return refresh();
    },
    onError: fail,
  });
  const undo = useMutation({
    mutationFn: (items: { id: number; version: number }[]) =>
      answered(api.POST('/api/admin/properties/status/undo', { body: { items } })),
    onSuccess: ({ items, kept }) => {
      change.reset();
      const rest = kept.length > 0 ? `${kept.length} inzwischen von jemand anderem geändert` : '';
      showToast({
        tone: 'success',
        title: `${items.length} zurückgesetzt`,
        ...(rest ? { description: rest } : {}),
      });
      return refresh();
    },
    onError: fail,
  });

  const { changed = [], items = [] } = change.data ?? {};
  const isChanged = new Set(changed);
  return {
    switchAll: (ids: number[], website_status: Settable) => change.mutate({ ids, website_status }),
    isPending: change.isPending || undo.isPending,
    /** The last switch, while it can be taken back. */
    done: change.isSuccess ? { count: changed.length, to: change.variables.website_status } : null,
    undo: () =>
      undo.mutate(items.filter(({ id }) => isChanged.has(id)).map(({ id, version }) => ({ id, version }))),
    dismiss: () => change.reset(),
  };
}
