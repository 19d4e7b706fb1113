import { type ServerResponse } from 'node:http';
import { problem } from '@estate/contracts/problem';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { toProblem } from '@estate/server-kit/http/problem-error';
import { Catch, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { problemResponse, send } from './better-auth.ts';

/** Converts errors and unknown paths to problem responses (RFC 9457) with German texts. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@InjectLog() private readonly log: Log) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const failure = error instanceof NotFoundException ? problem('not-found') : toProblem(error);
    if (failure.status >= 500) this.log.error({ err: error }, 'auth call failed');
    await send(host.switchToHttp().getResponse<ServerResponse>(), problemResponse(failure));
  }
}
