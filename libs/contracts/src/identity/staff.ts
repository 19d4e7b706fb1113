import { z } from 'zod';
import { line, requiredLine } from '../leads/form-fields.ts';
import { defineRpc } from '../rpc.ts';
import { LinkToken, NewPassword, StaffRole } from './sign-in.ts';

/** Id of an account or of a session. */
export const StaffId = z.string().regex(/^[0-9a-f]{24}$/, 'Dieses Konto gibt es nicht.');

/** Longest name of an account. */
const maxName = 80;
export const StaffName = requiredLine(maxName, 'Bitte geben Sie Ihren Namen ein.');

const role = z.enum(StaffRole.options, 'Bitte wählen Sie eine Rolle.');

/** An account as other admins see it. */
export const StaffAccount = z.object({
  id: z.string(),
  email: z.string(),
  /** The address until a name is chosen. */
  name: z.string(),
  /** Null without a row in `user_roles`. */
  role: StaffRole.nullable(),
  /** `invited` until a password is set. */
  state: z.enum(['active', 'invited']),
  /** Whether a second factor is on. */
  two_factor: z.boolean(),
  /** The last request of any session. */
  last_seen: z.iso.datetime().nullable(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** One browser or script that is signed in. */
export const StaffSessionItem = z.object({
  id: z.string(),
  /** The browser as it names itself; null for scripts that send no name. */
  user_agent: z.string().nullable(),
  signed_in: z.iso.datetime(),
  last_seen: z.iso.datetime(),
});
export type StaffSessionItem = z.infer<typeof StaffSessionItem>;

/** What everybody of staff may know of an account: its name, and whether leads can be assigned to it. */
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
  /** How colleagues see the account; the person can change it. */
  name: line(maxName).optional(),
  role,
});

/** Body of `PATCH /api/admin/staff/{id}`. */
export const StaffChange = z.strictObject({ role });

/** Body of `POST /api/invitations/accept`; `token` stands in the fragment of the mailed link. */
export const AcceptedInvitation = z.object({
  token: LinkToken,
  password: NewPassword,
});

export const One = z.object({ id: StaffId });
/** The member of staff who changes it, for the audit log. */
export const by = z.string().min(1).max(100);

/** All accounts, ordered by e-mail. */
export const ListStaff = defineRpc({
  message: 'identity.listStaff',
  callers: ['bff', 'crm-sync', 'leads'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(StaffAccount) }),
});

/**
 * Creates an account without password and mails the invitation. An invited account gets a new invitation and the role;
 * `staff-exists` for one that has a password.
 */
export const InviteStaff = defineRpc({
  message: 'identity.inviteStaff',
  callers: ['bff'],
  safety: 'idempotent',
  input: NewStaff.extend({ by }),
  output: StaffAccount,
});

/** `last-admin` if nobody with a password would be admin afterwards; `conflict` for the role of the account that acts. */
export const ChangeStaff = defineRpc({
  message: 'identity.changeStaff',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ role, by }),
  output: StaffAccount,
});

/** Deletes an account with its sessions; `last-admin` as above. */
export const RemoveStaff = defineRpc({
  message: 'identity.removeStaff',
  callers: ['bff'],
  safety: 'once',
  input: One.extend({ by }),
  output: z.object({ removed: z.literal(true) }),
});

/** Mails a link that sets a new password and lasts 30 minutes; for an invited account another invitation. */
export const ResetStaff = defineRpc({
  message: 'identity.resetStaff',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ by }),
  output: z.object({ kind: z.enum(['invitation', 'reset']) }),
});

/**
 * Turns the second factor of an account off, e.g. after a lost telephone, and ends all its sessions; `conflict` for the
 * account that acts.
 */
export const RemoveTwoFactor = defineRpc({
  message: 'identity.removeTwoFactor',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ by }),
  output: StaffAccount,
});

/** The live sessions of an account, the last used first. */
export const ListStaffSessions = defineRpc({
  message: 'identity.listStaffSessions',
  callers: ['bff'],
  safety: 'read',
  input: One,
  output: z.object({ items: z.array(StaffSessionItem) }),
});

/** Ends one session of an account, or all. */
export const EndStaffSessions = defineRpc({
  message: 'identity.endStaffSessions',
  callers: ['bff'],
  safety: 'idempotent',
  input: One.extend({ session: StaffId.optional(), by }),
  output: z.object({ ended: z.int() }),
});

/** Sets the first password of the account that the link was mailed to. `invitation-over` otherwise, also for one that has a password. */
export const AcceptInvitation = defineRpc({
  message: 'identity.acceptInvitation',
  callers: ['bff'],
  safety: 'once',
  input: AcceptedInvitation,
  output: z.object({ email: z.string() }),
});
