import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { InjectLog } from '../process/inject.ts';
import { type Log } from '../observability/log.ts';
import { ProblemError, sendProblem, toProblem } from './problem-error.ts';

/** Sends errors of plain HTTP controllers, and `not-found` for paths that no controller has, as problems (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@InjectLog() private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<IncomingMessage>();
    const response = host.switchToHttp().getResponse<ServerResponse>();
    const failure = error instanceof HttpException ? new ProblemError('not-found') : error;
    // A destroyed response means that the client has disconnected. The query is not logged, because it may contain
    // personal data.
    if (toProblem(failure).status >= 500 && !response.destroyed)
      this.log.error({ err: failure, path: request.url?.split('?', 1)[0] }, 'request failed');
    sendProblem(response, failure);
  }
}
