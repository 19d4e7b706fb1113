import {
  type AuthBody,
  type AuthCallContract,
  authCalls,
  type AuthCallName,
  CallAuth,
} from '@estate/contracts/identity/auth-calls';
import { fieldProblems } from '@estate/contracts/problem';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { AuthCalls } from './auth-calls.ts';
import { type AuthRequest } from './better-auth.ts';
import { PasswordResetCalls } from './password-reset-calls.ts';
import { TwoFactorCalls } from './two-factor-calls.ts';

type Handlers = { [Name in AuthCallName]: (request: AuthRequest<AuthBody<Name>>) => Promise<Response> };

/** Throws `invalid-input`. */
function parseBody(call: AuthCallName, body: unknown): unknown {
  const { body: contract }: AuthCallContract = authCalls[call];
  const input = contract?.safeParse(body);
  if (input && !input.success)
    throw new ProblemError('invalid-input', { errors: fieldProblems(input.error) });
  return input?.data;
}

/** Answers the calls for sign-in, passwords and the second factor. */
@Controller()
export class AuthController {
  private readonly handlers: Handlers;

  constructor(calls: AuthCalls, passwordReset: PasswordResetCalls, twoFactor: TwoFactorCalls) {
    this.handlers = {
      signIn: (request) => calls.signIn(request),
      signOut: (request) => calls.signOut(request),
      getSession: (request) => calls.getSession(request),
      changePassword: (request) => calls.changePassword(request),
      forgetPassword: (request) => passwordReset.forget(request),
      resetPassword: (request) => passwordReset.reset(request),
      enableTwoFactor: (request) => twoFactor.enable(request),
      disableTwoFactor: (request) => twoFactor.disable(request),
      renewRecoveryCodes: (request) => twoFactor.renewCodes(request),
      verifyTotp: (request) => twoFactor.verifyTotp(request),
      verifyBackupCode: (request) => twoFactor.verifyBackupCode(request),
    };
  }

  @RpcMethod(CallAuth)
  async callAuth({ call, headers: given, body }: z.output<typeof CallAuth.input>) {
    const handler = this.handlers[call] as (request: AuthRequest) => Promise<Response>;
    const { path } = authCalls[call];
    const request = { path, headers: new Headers(given), body: parseBody(call, body) };
    const response = await handler(request);
    const { 'content-type': type = '', ...headers } = Object.fromEntries(response.headers);
    return {
      status: response.status,
      headers: { ...headers, 'content-type': type, 'set-cookie': response.headers.getSetCookie() },
      body: await response.text(),
    };
  }
}
