import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf, ApiError } from '../../shared/api/problem.ts';
import type { StaffRecord, StaffRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { recordQuery, rowsKey } from './properties-query.ts';
import { titleOf } from './record-words.ts';

export type Settable = 'aktiv' | 'inaktiv';
type Switchable = Pick<StaffRow, 'id' | 'website_status' | 'version' | 'hidden_by'>;
type Named = Switchable & Pick<StaffRow, 'title' | 'name'>;
interface Switch {
  property: Named;
  to: Settable;
}

/** The last switch, with the versions that it made, so that it can be taken back. */
export interface Switched {
  items: { id: number; version: number; title: string }[];
  to: Settable;
}

interface Rows {
  items: StaffRow[];
  total: number;
}

export const statusFailure = 'Status konnte nicht aktualisiert werden';

/** staff-area §8: the error's message, or the general text if the answer cannot be read. */
export const failureText = (error: Error): string =>
  error instanceof ApiError && error.code !== 'unreadable' ? error.message : statusFailure;

/** Writes the new state into every fetched page and into the open record. */
function patchKnown(client: QueryClient, change: Switchable): void {
  client.setQueriesData<Rows>(
    { queryKey: [rowsKey] },
    (rows) =>
      rows && {
        ...rows,
        items: rows.items.map((row) => (row.id === change.id ? { ...row, ...change } : row)),
      },
  );
  client.setQueryData<StaffRecord>(
    recordQuery(change.id).queryKey,
    (record) => record && { ...record, ...change },
  );
}

/** The state after a switch, as the server will see it; the rules of the CRM status stay. */
function switched(
  { id, version, hidden_by }: Switchable,
  website_status: Switchable['website_status'],
): Switchable {
  const others = hidden_by.filter((rule) => rule !== 'inaktiv' && rule !== 'reserviert');
  return {
    id,
    version,
    website_status,
    hidden_by: website_status === 'aktiv' ? others : [website_status, ...others],
  };
}

/**
 * Writes switches that the server confirmed into every fetched page. The rows keep their places, because somebody is looking
 * at them; lists that are opened later are asked for again.
 */
export function keepPlaces(
  client: QueryClient,
  switches: readonly Pick<Switchable, 'id' | 'website_status' | 'version'>[],
): void {
  const byId = new Map(switches.map((one) => [one.id, one]));
  client.setQueriesData<Rows>(
    { queryKey: [rowsKey] },
    (rows) =>
      rows && {
        ...rows,
        items: rows.items.map((row) => {
          const change = byId.get(row.id);
          return change ? { ...row, ...switched(row, change.website_status), version: change.version } : row;
        }),
      },
  );
  void client.invalidateQueries({ queryKey: [rowsKey], refetchType: 'none' });
  for (const { id } of switches) void client.invalidateQueries(recordQuery(id));
}

const stateOf = ({ id, version, website_status, hidden_by }: Switchable): Switchable => ({
  id,
  version,
  website_status,
  hidden_by,
});

const mutationKey = ['website-status'];

/** Reads the mutation cache, because `isPending` of a component changes one render later. */
const isUnderWay = (client: QueryClient, id: number): boolean =>
  client.isMutating({
    mutationKey,
    predicate: ({ state }) => (state.variables as Switch | undefined)?.property.id === id,
  }) > 0;

/**
 * Switches one property. The new status is shown at once and rolled back if the call fails. After a 409 the state of the
 * server is fetched before the message shows, because a switch of the old state would be refused again.
 */
export function useStatusSwitch(onSwitched: (switched: Switched) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ property: { id, version }, to }: Switch) =>
      bodyOf(
        api.PATCH('/api/admin/properties/{id}', {
          params: { path: { id } },
          body: { website_status: to, version },
        }),
      ),
    onMutate: async ({ property, to }) => {
      await client.cancelQueries({ queryKey: [rowsKey] });
      patchKnown(client, switched(property, to));
      return stateOf(property);
    },
    onSuccess: (record, { property, to }) => {
      patchKnown(client, stateOf(record));
      onSwitched({ items: [{ id: record.id, version: record.version, title: titleOf(property) }], to });
      showToast({ tone: 'success', title: 'Status wurde aktualisiert' });
    },
    onError: async (error, { property }, before) => {
      if (before) patchKnown(client, before);
      if (error instanceof ApiError && error.status === 409)
        await Promise.all([
          client.invalidateQueries({ queryKey: [rowsKey] }),
          client.invalidateQueries(recordQuery(property.id)),
        ]);
      showToast({ tone: 'error', title: failureText(error) });
    },
  });
  return {
    /** Does nothing while the property is being switched, here or in its open record. */
    toggle: (property: Named) => {
      if (isUnderWay(client, property.id)) return;
      mutate({ property, to: property.website_status === 'aktiv' ? 'inaktiv' : 'aktiv' });
    },
  };
}
