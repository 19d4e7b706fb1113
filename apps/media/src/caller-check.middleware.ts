import { type IncomingMessage, type ServerResponse } from 'node:http';
import { mediaCallers } from '@estate/contracts/media/images';
import { type Caller } from '@estate/contracts/rpc';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { sendProblem } from '@estate/server-kit/http/problem-error';
import { Callers } from '@estate/server-kit/http/service-token';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import { type MediaEnv } from './env.ts';

/** The first pattern that matches the path decides. */
const callersByPath: readonly (readonly [RegExp, readonly Caller[]])[] = [
  [/^\/originals\/website-images\//, mediaCallers.websiteImages],
  [/^\/originals(?:[/?]|$)/, mediaCallers.originals],
  [/^\/documents\/[0-9a-f]{64}(?:\?|$)/, mediaCallers.documentFiles],
  [/^\/documents\/files(?:\?|$)/, mediaCallers.foreignFiles],
  [/^\/documents(?:[/?]|$)/, mediaCallers.documents],
];

const callersOf = (url: string): readonly Caller[] =>
  callersByPath.find(([pattern]) => pattern.test(url))?.[1] ?? mediaCallers.render;

/** Restricts each path to the callers that the contract names; unknown ones to the BFF. */
@Injectable()
export class CallerCheckMiddleware implements NestMiddleware {
  private readonly callers: Callers;

  constructor(@InjectEnv() { SERVICE_KEYS }: MediaEnv, @InjectLog() log: Log) {
    this.callers = new Callers('media', SERVICE_KEYS, log);
  }

  use(
    request: IncomingMessage & { originalUrl: string },
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff');
    return this.callers
      .check(request, callersOf(request.originalUrl))
      .then(next, (error: unknown) => sendProblem(response, error));
  }
}
