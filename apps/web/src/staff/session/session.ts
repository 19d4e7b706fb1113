import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { StaffSession } from '../../shared/api/types.ts';

export type StaffUser = StaffSession['user'];

/** The signed-in user and their role; fails with 401 without a session. Refetched at each visit of /admin. */
export const sessionQuery = queryOptions({
  ...getQuery('/api/admin/me'),
  staleTime: 0,
  gcTime: 0,
});

/** The signed-in person's session as `SessionGuard` loaded it. */
export const useSession = (): StaffSession | undefined => useQuery({ ...sessionQuery, enabled: false }).data;

export const signIn = (credentials: { email: string; password: string }) =>
  bodyOf(api.POST('/api/auth/sign-in/email', { body: credentials }));

/** Verifies an authenticator code, as the second step of a sign-in or to confirm a new key. */
export const verifyTotp = (code: string) =>
  bodyOf(api.POST('/api/auth/two-factor/verify-totp', { body: { code } }));

export const verifyBackupCode = (code: string) =>
  bodyOf(api.POST('/api/auth/two-factor/verify-backup-code', { body: { code } }));

export const signOut = () => bodyOf(api.POST('/api/auth/sign-out'));
