import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { answered } from '../../shared/api/problem.ts';

/** Where an account is signed in; always fresh. */
export const staffSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/admin/staff', id, 'sessions'],
    queryFn: ({ signal }) =>
      answered(api.GET('/api/admin/staff/{id}/sessions', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

export const endSession = (id: string, session: string) =>
  answered(api.DELETE('/api/admin/staff/{id}/sessions/{session}', { params: { path: { id, session } } }));

export const endAllSessions = (id: string) =>
  answered(api.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } }));
