import { z } from 'zod';
import { defineRpc } from './rpc.ts';

export const StaffRole = z.enum(['admin', 'staff']);
export type StaffRole = z.infer<typeof StaffRole>;

/** `GET /api/admin/me`. `role` is null for a signed-in person without a row in `user_roles`. */
export const StaffSession = z.object({
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
  role: StaffRole.nullable(),
});
export type StaffSession = z.infer<typeof StaffSession>;

/** Who is calling: the request's `cookie` or `authorization` header as they came. `not-signed-in` without a live session. */
export const ResolveSession = defineRpc({
  message: 'identity.resolveSession',
  safety: 'read',
  input: z.object({
    cookie: z.string().max(8_192).optional(),
    authorization: z.string().max(8_192).optional(),
  }),
  output: StaffSession,
});

/** Writes down what a member of staff did (append only). */
export const RecordAudit = defineRpc({
  message: 'identity.recordAudit',
  safety: 'once',
  input: z.object({
    user_id: z.string(),
    action: z.string().max(100),
    target: z.string().max(200).nullable(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  output: z.object({ id: z.string() }),
});
