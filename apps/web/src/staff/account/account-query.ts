import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** The account of the signed-in person. Always refetched, because an admin can change it too. */
export const accountQuery = queryOptions({ ...getQuery('/api/admin/account'), staleTime: 0 });

export const renameAccount = (body: { name: string }) => bodyOf(api.PATCH('/api/admin/account', { body }));

export const enableTwoFactor = (password: string) =>
  bodyOf(api.POST('/api/auth/two-factor/enable', { body: { password } }));

export const disableTwoFactor = (password: string) =>
  bodyOf(api.POST('/api/auth/two-factor/disable', { body: { password } }));

export const renewRecoveryCodes = (password: string) =>
  bodyOf(api.POST('/api/auth/two-factor/generate-backup-codes', { body: { password } }));
