import { ConfirmPassword } from '@estate/contracts/identity/account';
import { OwnPassword, type StaffSession } from '@estate/contracts/identity/sign-in';
import { type CallContext } from '../routing/route.ts';

/** Checks the password of the signed-in person, which the body contains. */
export async function confirmPassword({
  services,
  session,
  caller: { client },
  body,
}: CallContext<unknown, unknown, unknown> & { session: StaffSession }): Promise<void> {
  const { password } = OwnPassword.parse(body);
  await services.identity.call(ConfirmPassword, { id: session.user.id, password, client });
}
