import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { OwnPassword } from './sign-in.ts';
import { actorId, AccountRef, StaffName } from './staff.ts';

/** The account of the caller, as returned by `GET /api/admin/account`. */
export const OwnAccount = z.object({
  id: z.string(),
  email: z.string(),
  /** The chosen name; the e-mail address until one is chosen. */
  name: z.string(),
  two_factor: z.boolean(),
  /** Number of unused recovery codes; null without a second factor. */
  recovery_codes: z.int().nullable(),
  /** Whether an admin has made the second factor mandatory for all accounts. */
  two_factor_required: z.boolean(),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** Body of `PATCH /api/admin/account`. */
export const OwnAccountChange = z.strictObject({ name: StaffName });

/**
 * Body of `GET` and `PUT /api/admin/staff-settings`. With `two_factor_required`, an account without a second factor
 * can only set one up.
 */
export const StaffSettings = z.strictObject({ two_factor_required: z.boolean() });
export type StaffSettings = z.infer<typeof StaffSettings>;

export const GetOwnAccount = defineRpc({
  message: 'identity.getOwnAccount',
  callers: ['bff'],
  safety: 'read',
  input: AccountRef,
  output: OwnAccount,
});

/** Changes the name that colleagues see. */
export const ChangeOwnAccount = defineRpc({
  message: 'identity.changeOwnAccount',
  callers: ['bff'],
  safety: 'idempotent',
  input: AccountRef.extend(OwnAccountChange.shape),
  output: OwnAccount,
});

/**
 * Checks the password of the acting account before a change that weakens or takes over accounts, because a session may
 * be unattended or stolen. `client` is the caller's network address. Fails with `invalid-input` at `password`, and with
 * `too-many-requests` like a sign-in.
 */
export const ConfirmPassword = defineRpc({
  message: 'identity.confirmPassword',
  callers: ['bff'],
  safety: 'once',
  input: AccountRef.extend({ ...OwnPassword.shape, client: z.string().max(100) }),
  output: z.object({}),
});

export const GetStaffSettings = defineRpc({
  message: 'identity.getStaffSettings',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: StaffSettings,
});

/** Saves the settings, which apply from the next request of every session. */
export const SetStaffSettings = defineRpc({
  message: 'identity.setStaffSettings',
  callers: ['bff'],
  safety: 'idempotent',
  input: StaffSettings.extend({ by: actorId }),
  output: StaffSettings,
});
