import { ConfirmPassword } from '@estate/contracts/identity/account';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { Credentials } from '../staff/credentials.ts';
import { StaffDirectory } from '../staff/staff-directory.ts';
import { PasswordAttempts } from './password-attempts.ts';

/** Asks a signed-in person for the password again. Wrong ones are limited and audited like those of a sign-in. */
@Controller()
export class PasswordConfirmationController {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly credentials: Credentials,
    private readonly passwords: PasswordAttempts,
  ) {}

  @RpcMethod(ConfirmPassword)
  async confirmPassword({ id, password, client }: z.output<typeof ConfirmPassword.input>) {
    const { email } = await this.directory.get(id);
    const attempt = { call: 'confirm-password', email, client } as const;
    await this.passwords.require(attempt, () => this.credentials.matches(id, password));
    return {};
  }
}
