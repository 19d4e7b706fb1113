import { z } from 'zod';
import { line, requiredLine } from '../leads/form-fields.ts';
import { defineRpc } from '../rpc.ts';
import { BrokerSlug, LinkToken, NewPassword, StaffRole } from './sign-in.ts';

export const StaffId = z.string().regex(/^[0-9a-f]{24}$/, 'Dieses Konto gibt es nicht.');

const maxName = 80;
/** An account without a name of its own is shown by its address, so a name must not look like one. */
const isNoAddress = (name: string | undefined) => !name?.normalize('NFKC').includes('@');
const noAddress = 'Bitte geben Sie einen Namen ein und keine E-Mail-Adresse.';
export const StaffName = requiredLine(maxName, 'Bitte geben Sie Ihren Namen ein.').refine(
  isNoAddress,
  noAddress,
);

const role = z.enum(StaffRole.options, 'Bitte wählen Sie eine Rolle.');

/** An account as other admins see it. */
export const StaffAccount = z.object({
  id: z.string(),
  email: z.string(),
  /** The chosen name; the e-mail address until one is chosen. */
  name: z.string(),
  /** The role; null if the account has no row in `user_roles`. */
  role: StaffRole.nullable(),
  /** In whose name the account's replies to leads go out; null for the agency's. */
  broker: BrokerSlug.nullable(),
  /** `invited` until a password is set. */
  state: z.enum(['active', 'invited']),
  two_factor: z.boolean(),
  /** Time of the last request of any session. */
  last_seen: z.iso.datetime().nullable(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** One browser or script that is signed in. */
export const StaffSessionItem = z.object({
  id: z.string(),
  /** The `User-Agent` header of the browser; null if a script sends none. */
  user_agent: z.string().nullable(),
  signed_in: z.iso.datetime(),
  last_seen: z.iso.datetime(),
});
export type StaffSessionItem = z.infer<typeof StaffSessionItem>;

/** Data about an account that every member of staff may see: its name, and whether leads can be assigned to it. */
export const Colleague = z.object({ id: z.string(), name: z.string(), can_work: z.boolean() });
export type Colleague = z.infer<typeof Colleague>;

/** Body of `POST /api/admin/staff`. */
export const NewStaff = z.object({
  email: z
    .string('Bitte geben Sie eine E-Mail-Adresse ein.')
    .trim()
    .max(254, 'Diese E-Mail-Adresse ist zu lang.')
    .pipe(z.email('Ungültige E-Mail-Adresse'))
    .transform((email) => email.toLowerCase()),
  /** Name for colleagues, which the account's owner can change. */
  name: line(maxName).optional().refine(isNoAddress, noAddress),
  role,
  broker: BrokerSlug.nullable().optional(),
});

/** Body of `PATCH /api/admin/staff/{id}`. */
export const StaffChange = z.strictObject({ role });

/** Body of `POST /api/invitations/accept`. `token` is in the fragment of the mailed link. */
export const AcceptedInvitation = z.object({
  token: LinkToken,
  password: NewPassword,
});

export const AccountRef = z.object({ id: StaffId });
/** Id of the account that makes the change, for the audit log. */
export const actorId = z.string().min(1).max(100);

/** The names of all accounts, and to which of them leads can be assigned. */
export const ListColleagues = defineRpc({
  message: 'identity.listColleagues',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(Colleague) }),
});

/** All accounts, ordered by e-mail. */
export const ListStaff = defineRpc({
  message: 'identity.listStaff',
  callers: ['bff', 'crm-sync', 'leads'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(StaffAccount) }),
});

/**
 * Creates an account without password and mails the invitation. An account that is already invited gets a new
 * invitation and the role. Fails with `staff-exists` for an account with a password.
 */
export const InviteStaff = defineRpc({
  message: 'identity.inviteStaff',
  callers: ['bff'],
  safety: 'idempotent',
  input: NewStaff.extend({ by: actorId }),
  output: StaffAccount,
});

/**
 * Changes the role of an account. Fails with `last-admin` if no admin with a password would remain, and with `conflict`
 * if admins change their own role.
 */
export const ChangeStaff = defineRpc({
  message: 'identity.changeStaff',
  callers: ['bff'],
  safety: 'idempotent',
  input: AccountRef.extend({ role, by: actorId }),
  output: StaffAccount,
});

/** Sets which broker of the website an account is, in whose name its replies to leads go out; null for none. */
export const SetStaffBroker = defineRpc({
  message: 'identity.setStaffBroker',
  callers: ['bff'],
  safety: 'idempotent',
  input: AccountRef.extend({ broker: BrokerSlug.nullable(), by: actorId }),
  output: StaffAccount,
});

/** Deletes an account with its sessions. Fails with `last-admin` like ChangeStaff. */
export const RemoveStaff = defineRpc({
  message: 'identity.removeStaff',
  callers: ['bff'],
  safety: 'once',
  input: AccountRef.extend({ by: actorId }),
  output: z.object({ removed: z.literal(true) }),
});

/**
 * Mails a link for setting a new password, valid for 30 minutes; an invited account gets another invitation instead.
 */
export const ResetStaff = defineRpc({
  message: 'identity.resetStaff',
  callers: ['bff'],
  safety: 'idempotent',
  input: AccountRef.extend({ by: actorId }),
  output: z.object({ kind: z.enum(['invitation', 'reset']) }),
});

/**
 * Turns the second factor of an account off, for instance after the loss of a phone, and ends all its sessions. Fails
 * with `conflict` if admins do so for their own account.
 */
export const RemoveTwoFactor = defineRpc({
  message: 'identity.removeTwoFactor',
  callers: ['bff'],
  safety: 'idempotent',
  input: AccountRef.extend({ by: actorId }),
  output: StaffAccount,
});

/** The live sessions of an account, last used first. */
export const ListStaffSessions = defineRpc({
  message: 'identity.listStaffSessions',
  callers: ['bff'],
  safety: 'read',
  input: AccountRef,
  output: z.object({ items: z.array(StaffSessionItem) }),
});

/** Ends one session of an account, or all if `session` is missing. */
export const EndStaffSessions = defineRpc({
  message: 'identity.endStaffSessions',
  callers: ['bff'],
  safety: 'idempotent',
  input: AccountRef.extend({ session: StaffId.optional(), by: actorId }),
  output: z.object({ ended: z.int() }),
});

/**
 * Sets the first password of the account to which the link was mailed. Fails with `invitation-over` for an invalid
 * link and for an account with a password.
 */
export const AcceptInvitation = defineRpc({
  message: 'identity.acceptInvitation',
  callers: ['bff'],
  safety: 'once',
  input: AcceptedInvitation,
  output: z.object({ email: z.string() }),
});
