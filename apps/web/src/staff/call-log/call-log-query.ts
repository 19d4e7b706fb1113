import { hamburgMoment } from '@estate/domain/text/german-day';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { CallLogFilter } from './call-log-search.ts';

const logsKey = '/api/admin/propstack/logs';

/** The moment of a time in Hamburg as `datetime-local` inputs write it. */
function moment(local = ''): string | undefined {
  const [date = '', time = ''] = local.split('T');
  return Number.isNaN(Date.parse(`${local}Z`)) ? undefined : hamburgMoment(date, time).toISOString();
}

const filterParams = ({ limit, property, from, to, ...filter }: CallLogFilter) =>
  filledFields({
    ...filter,
    limit: limit && (`${limit}` as const),
    property: property === undefined ? undefined : Number(property),
    from: moment(from),
    to: moment(to),
  });

/** One page of the log, the newest entries first. Always refetched, because jobs add entries at any time. */
export const callsQuery = (filter: CallLogFilter) =>
  queryOptions({ ...getQuery(logsKey, { query: filterParams(filter) }), staleTime: 0 });

/** One entry with its response. Entries never change. */
export const callQuery = (id: string) => getQuery('/api/admin/propstack/logs/{id}', { path: { id } });

export const isCallLogQuery = ({ queryKey: [key] }: { queryKey: readonly unknown[] }): boolean =>
  String(key).startsWith(logsKey);

export const deleteCalls = () => bodyOf(api.DELETE('/api/admin/propstack/logs', {}));
