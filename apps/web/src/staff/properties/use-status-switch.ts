import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../shared/api/problem-text.ts';
import { api } from '../../shared/api/client.ts';
import { bodyOf, ApiError } from '../../shared/api/problem.ts';
import type { StaffRecord, StaffRow } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { recordQuery, rowsKey } from './properties-query.ts';
import { titleOf } from './record-words.ts';

export type Settable = 'aktiv' | 'inaktiv';
type Switchable = Pick<StaffRow, 'id' | 'website_status' | 'version' | 'hidden_by'>;
type NamedProperty = Switchable & Pick<StaffRow, 'title' | 'name'>;
interface Switch {
  property: NamedProperty;
  to: Settable;
}

/** The last status change. `version` is the version after it; undoing skips properties that were changed since. */
export interface StatusChange {
  items: { id: number; version: number; title: string }[];
  to: Settable;
}

interface Rows {
  items: StaffRow[];
  total: number;
}

const statusFailure = 'Status konnte nicht aktualisiert werden';

/** The text of the problem, or the general text if the response is unreadable (staff-area §8). */
export const failureText = (error: Error): string =>
  error instanceof ApiError && error.code !== 'unreadable' ? problemText(error) : statusFailure;

/** Writes the new state into every cached page and into the open record. */
function patchCache(client: QueryClient, change: Switchable): void {
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

/**
 * The state after a change of the website status, as the server will calculate it. Rules that depend on the CRM stay.
 */
function withStatus(
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
 * Writes the status changes confirmed by the server into every cached page. The displayed rows keep their positions;
 * other lists are refetched when they are opened.
 */
export function updatePropertyRows(
  client: QueryClient,
  switches: readonly Pick<Switchable, 'id' | 'website_status' | 'version'>[],
): void {
  const byId = new Map(switches.map((change) => [change.id, change]));
  client.setQueriesData<Rows>(
    { queryKey: [rowsKey] },
    (rows) =>
      rows && {
        ...rows,
        items: rows.items.map((row) => {
          const change = byId.get(row.id);
          return change
            ? { ...row, ...withStatus(row, change.website_status), version: change.version }
            : row;
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

/** Uses the mutation cache, because `isPending` of a component changes one render later. */
const isUnderWay = (client: QueryClient, id: number): boolean =>
  client.isMutating({
    mutationKey,
    predicate: ({ state }) => (state.variables as Switch | undefined)?.property.id === id,
  }) > 0;

/**
 * Changes the status of one property. The change is optimistic and rolled back if the request fails. After a 409 the
 * data are refetched before the message, because a change based on the old version would be rejected again.
 */
export function useStatusSwitch(onStatusChange: (change: StatusChange) => void) {
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
      patchCache(client, withStatus(property, to));
      return stateOf(property);
    },
    onSuccess: (record, { property, to }) => {
      patchCache(client, stateOf(record));
      // A switch ends a publication that was to come later.
      client.setQueryData(
        recordQuery(property.id).queryKey,
        (known) => known && { ...known, publish_at: record.publish_at },
      );
      // Somebody else has set the same status since the list was loaded.
      if (record.is_unchanged) {
        showToast({ tone: 'success', title: `„${titleOf(property)}“ war schon ${to}` });
        return;
      }
      onStatusChange({ items: [{ id: record.id, version: record.version, title: titleOf(property) }], to });
      showToast({ tone: 'success', title: 'Status wurde aktualisiert' });
    },
    onError: async (error, { property }, before) => {
      if (before) patchCache(client, before);
      if (error instanceof ApiError && error.status === 409)
        await Promise.all([
          client.invalidateQueries({ queryKey: [rowsKey] }),
          client.invalidateQueries(recordQuery(property.id)),
        ]);
      showToast({ tone: 'error', title: failureText(error) });
    },
  });
  return {
    /** Does nothing while a change of the property is pending, in the table or in its record. */
    toggle: (property: NamedProperty) => {
      if (isUnderWay(client, property.id)) return;
      mutate({ property, to: property.website_status === 'aktiv' ? 'inaktiv' : 'aktiv' });
    },
  };
}
