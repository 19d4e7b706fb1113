import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { by, One, StaffName } from './staff.ts';

/** The own account, as `GET /api/admin/account` answers it. */
export const OwnAccount = z.object({
  id: z.string(),
  email: z.string(),
  /** The address until a name is chosen. */
  name: z.string(),
  two_factor: z.boolean(),
  /** Recovery codes that were not used yet; null without a second factor. */
  recovery_codes: z.int().nullable(),
  /** Whether an admin demands the second factor of all accounts. */
  two_factor_required: z.boolean(),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** Body of `PATCH /api/admin/account`. */
export const OwnAccountChange = z.strictObject({ name: StaffName });

/** `GET` and `PUT /api/admin/staff-settings`: with `two_factor_required` nobody works without a second factor. */
export const StaffSettings = z.strictObject({ two_factor_required: z.boolean() });
export type StaffSettings = z.infer<typeof StaffSettings>;

export const GetOwnAccount = defineRpc({
  message: 'identity.getOwnAccount',
  callers: ['bff'],
  safety: 'read',
  input: One,
  output: OwnAccount,
});

/** Changes the name under which colleagues see the account. */
export const ChangeOwnAccount = defineRpc({
  message: 'identity.changeOwnAccount',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend(OwnAccountChange.shape),
  output: OwnAccount,
});

export const GetStaffSettings = defineRpc({
  message: 'identity.getStaffSettings',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: StaffSettings,
});

/** Takes effect at the next call of every session. */
export const SetStaffSettings = defineRpc({
  message: 'identity.setStaffSettings',
  callers: ['bff'],
  safety: 'idempotent',
  input: StaffSettings.extend({ by }),
  output: StaffSettings,
});
