import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** Requests for the sessions of the own account, which every role may end. */
export const ownSessions = {
  query: queryOptions({
    queryKey: ['/api/admin/account', 'sessions'],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/account/sessions', { signal })),
    staleTime: 0,
  }),
  end: (session: string) =>
    bodyOf(api.DELETE('/api/admin/account/sessions/{session}', { params: { path: { session } } })),
  endAll: () => bodyOf(api.DELETE('/api/admin/account/sessions')),
};

export const sessionsOf = (id: string) => ({
  query: queryOptions({
    queryKey: ['/api/admin/staff', id, 'sessions'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/staff/{id}/sessions', { params: { path: { id } }, signal })),
    staleTime: 0,
  }),
  end: (session: string) =>
    bodyOf(api.DELETE('/api/admin/staff/{id}/sessions/{session}', { params: { path: { id, session } } })),
  endAll: () => bodyOf(api.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } })),
});

export type SessionCalls = typeof ownSessions | ReturnType<typeof sessionsOf>;
