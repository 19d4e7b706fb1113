import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';

export const enableTwoFactor = (password: string) =>
  answered(api.POST('/api/auth/two-factor/enable', { body: { password } }));

export const disableTwoFactor = (password: string) =>
  answered(api.POST('/api/auth/two-factor/disable', { body: { password } }));
