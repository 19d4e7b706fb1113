import { type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type AuthBody,
  authCalls,
  type AuthCallName,
  authRequestHeaders,
} from '@estate/contracts/identity/auth-calls';
import { fieldProblems, problem } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { readJson } from '@estate/server-kit/http/read-body';
import { All, Controller, Req, Res } from '@nestjs/common';
import { type z } from 'zod';
import { AuthCalls } from './auth-calls.ts';
import { type AuthRequest, problemResponse, send } from './better-auth.ts';
import { PasswordResetCalls } from './password-reset-calls.ts';
import { TwoFactorCalls } from './two-factor-calls.ts';

const maxBodyBytes = 16 * 1024;

type Handlers = { [Name in AuthCallName]: (request: AuthRequest<AuthBody<Name>>) => Promise<Response> };

/** Reads and validates the body. Throws `invalid-input`, and `too-large` for more than 16 KB. */
async function readBody(request: IncomingMessage, contract: z.ZodType): Promise<unknown> {
  const input = contract.safeParse(await readJson(request, maxBodyBytes));
  if (input.success) return input.data;
  throw new ProblemError('invalid-input', { errors: fieldProblems(input.error) });
}

function headersOf({ headers }: IncomingMessage): Headers {
  const picked = new Headers();
  for (const name of authRequestHeaders) {
    const value = headers[name];
    if (typeof value === 'string') picked.set(name, value);
  }
  return picked;
}

/** Serves the HTTP calls for sign-in, passwords and the second factor under `/api/auth`. */
@Controller('api/auth')
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

  @All('*path')
  async handle(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0];
    const name = (Object.keys(authCalls) as AuthCallName[]).find((each) => authCalls[each].path === path);
    if (!name) throw new ProblemError('not-found');
    const contract: { method: string; path: string; body?: z.ZodType } = authCalls[name];
    const method = contract.method.toUpperCase();
    if (request.method !== method) {
      await send(response, problemResponse(problem('method-not-allowed'), { Allow: method }));
      return;
    }
    const body = contract.body && (await readBody(request, contract.body));
    const handler = this.handlers[name] as (request: AuthRequest) => Promise<Response>;
    await send(response, await handler({ path: contract.path, headers: headersOf(request), body }));
  }
}
