import { ConfirmPassword } from '@estate/contracts/identity/account';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { type Caller } from '../routing/request-head.ts';
import { type Services } from '../services.ts';

/**
 * Checks the password of the signed-in person. Called by every route that takes over or weakens accounts: role,
 * invitation, second factor.
 */
export async function confirmPassword({
  services,
  session,
  caller,
  body: { password },
}: {
  services: Pick<Services, 'identity'>;
  session: StaffSession;
  caller: Caller;
  body: { password: string };
}): Promise<void> {
  const { client } = caller;
  await services.identity.call(ConfirmPassword, { id: session.user.id, password, client });
}
