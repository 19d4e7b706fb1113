import { type IncomingMessage, type ServerResponse } from 'node:http';
import { problem } from '@estate/contracts/problem';
import { All, Controller, Get, Head, Post, Req, Res } from '@nestjs/common';
import { refusal, readCall, send } from './auth-messages.ts';
import { AuthCalls } from './auth-calls.ts';
import { TwoFactorCalls } from './two-factor-calls.ts';

/** The paths of better-auth that the site uses; every other path is answered 404. */
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly calls: AuthCalls,
    private readonly twoFactor: TwoFactorCalls,
  ) {}

  @Post('sign-in/email')
  async signIn(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.calls.signIn(await readCall(request)));
  }

  @Post('sign-out')
  async signOut(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.calls.signOut(await readCall(request)));
  }

  @Post('change-password')
  async changePassword(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.calls.changePassword(await readCall(request)));
  }

  @Post('two-factor/enable')
  async enable(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.twoFactor.enable(await readCall(request)));
  }

  @Post('two-factor/disable')
  async disable(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.twoFactor.disable(await readCall(request)));
  }

  @Post('two-factor/verify-totp')
  async verifyTotp(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.twoFactor.verifyTotp(await readCall(request)));
  }

  @Post('two-factor/verify-backup-code')
  async verifyBackupCode(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.twoFactor.verifyBackupCode(await readCall(request)));
  }

  /** Handles HEAD, because Express would answer HEAD like GET. */
  @Head('get-session')
  async head(@Res() response: ServerResponse): Promise<void> {
    await this.onlyGet(response);
  }

  @Get('get-session')
  async getSession(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    await send(response, await this.calls.getSession(await readCall(request)));
  }

  @All('get-session')
  async onlyGet(@Res() response: ServerResponse): Promise<void> {
    await send(response, refusal(problem('method-not-allowed'), { Allow: 'GET' }));
  }

  @All([
    'sign-in/email',
    'sign-out',
    'change-password',
    'two-factor/enable',
    'two-factor/disable',
    'two-factor/verify-totp',
    'two-factor/verify-backup-code',
  ])
  async onlyPost(@Res() response: ServerResponse): Promise<void> {
    await send(response, refusal(problem('method-not-allowed'), { Allow: 'POST' }));
  }
}
