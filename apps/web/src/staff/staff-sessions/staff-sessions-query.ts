import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** Requests for the sessions of the own account, which every role may end. */
export const ownSessions = {
  query: queryOptions({
    ...getQuery('/api/admin/account/sessions'),
    // Below the key of `accountQuery`, because both change together.
    queryKey: ['/api/admin/account', 'sessions'],
    staleTime: 0,
  }),
  end: (session: string) =>
    bodyOf(api.DELETE('/api/admin/account/sessions/{session}', { params: { path: { session } } })),
  endAll: () => bodyOf(api.DELETE('/api/admin/account/sessions')),
};

export const sessionsOf = (id: string) => ({
  query: queryOptions({ ...getQuery('/api/admin/staff/{id}/sessions', { path: { id } }), staleTime: 0 }),
  end: (session: string) =>
    bodyOf(api.DELETE('/api/admin/staff/{id}/sessions/{session}', { params: { path: { id, session } } })),
  endAll: () => bodyOf(api.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } })),
});

export type SessionCalls = typeof ownSessions | ReturnType<typeof sessionsOf>;
