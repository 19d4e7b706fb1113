import { type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fieldProblems } from '@estate/contracts/problem';
import { type Caller, callers, type RpcContract } from '@estate/contracts/rpc';
import { decoratedMethods, handlersByName } from '@estate/server-kit/process/decorated-methods';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { durations } from '@estate/server-kit/observability/metrics';
import { ProblemError, sendProblem, toProblem } from '@estate/server-kit/http/problem-error';
import { readJson } from '@estate/server-kit/http/read-body';
import { Callers } from '@estate/server-kit/http/service-token';
import {
  Controller,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { maxMessageLength, parseMessage, writeMessage } from './message.ts';
import { rpcContract } from './rpc-method.ts';

/** Injection token of the message names of the service's contracts. */
export const MESSAGES = Symbol('messages');

/** The duration of a call in the called service, in seconds. `outcome` is `ok` or the problem's code. */
export const rpcDuration = durations('rpc_duration_seconds', 'Time until an RPC call was answered', [
  'message',
  'outcome',
]);

/** Maximum number of bytes of a message: a UTF-16 code unit takes at most three bytes in UTF-8. */
const maxBytes = 3 * maxMessageLength;
const drainMs = 10_000;

interface Handler {
  readonly callers: readonly Caller[];
  answer(input: unknown): Promise<string>;
}

@Controller('rpc')
export class RpcController implements OnModuleInit, OnModuleDestroy {
  private handlers: ReadonlyMap<string, Handler> = new Map();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    @Inject(MESSAGES) private readonly messages: readonly string[],
    private readonly callers: Callers,
    @InjectLog() private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const found = decoratedMethods(this.discovery.getControllers(), this.scanner, (method) =>
      this.reflector.get(rpcContract, method),
    );
    const handlers = found.map(
      ([contract, method]) => [contract.message, handlerOf(contract, method)] as const,
    );
    this.handlers = handlersByName(this.messages, handlers, 'message of the contracts');
  }

  /** Sends the output, or a problem with its status, as the response. */
  @Post(':message')
  @HttpCode(200)
  answer(
    @Param('message') message: string,
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
  ): Promise<void> {
    const running = this.respond(message, request, response).finally(() => this.running.delete(running));
    this.running.add(running);
    return running;
  }

  /**
   * Waits for at most ten seconds for calls whose callers have disconnected, because the HTTP server only waits for
   * open connections.
   */
  async onModuleDestroy(): Promise<void> {
    await Promise.race([Promise.all(this.running), sleep(drainMs, undefined, { ref: false })]);
  }

  private async respond(message: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const endTimer = rpcDuration.startTimer();
    let outcome = 'ok';
    try {
      const handler = this.handlers.get(message);
      await this.callers.check(request, handler?.callers ?? callers);
      if (!handler) throw new ProblemError('unknown-message');
      const output = await handler.answer(await readJson(request, maxBytes));
      response.setHeader('content-type', 'application/json').end(output);
    } catch (err) {
      const { status, code } = toProblem(err);
      if (status >= 500) this.log.error({ err, message }, 'call failed');
      sendProblem(response, err);
      outcome = code;
    }
    endTimer({ message: this.handlers.has(message) ? message : 'unknown', outcome });
  }
}

const handlerOf = (contract: RpcContract, method: (input: unknown) => unknown): Handler => ({
  callers: contract.callers,
  answer: async (value) => {
    const input = parseMessage(contract.input, value);
    if (!input.success) throw new ProblemError('invalid-input', { errors: fieldProblems(input.error) });
    const output = writeMessage(await method(input.data));
    if (output.length > maxMessageLength) throw new Error('answer longer than 1 MB');
    return output;
  },
});
