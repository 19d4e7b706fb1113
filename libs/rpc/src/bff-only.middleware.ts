import { type IncomingMessage, type ServerResponse } from 'node:http';
import { sendProblem } from '@estate/server-kit/http/problem-error';
import { Callers } from '@estate/server-kit/http/service-token';
import { Injectable, type NestMiddleware } from '@nestjs/common';

/** Restricts all routes that are no RPC to the BFF: better-auth, Bull Board, the files of replies. */
@Injectable()
export class BffOnly implements NestMiddleware {
  constructor(private readonly callers: Callers) {}

  use(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    return this.callers.check(request, ['bff']).then(next, (error: unknown) => sendProblem(response, error));
  }
}
