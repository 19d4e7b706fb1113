import { fieldProblems } from '@estate/contracts/problem';
import { type RpcContract } from '@estate/contracts/rpc';
import { problemOf } from '@estate/server-kit/failed-answer';
import { HttpClient } from '@estate/server-kit/http-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { contextHeaders } from '@estate/server-kit/request-context';
import { type ServiceToken } from '@estate/server-kit/service-token';
import { inSpan } from '@estate/server-kit/tracing';
import { type BeforeApplicationShutdown } from '@nestjs/common';
import { type z } from 'zod';
import { maxMessageLength, writeMessage } from './message.ts';
import { parseMessage } from './parse-message.ts';

/**
 * The client of the service at `http://host:port[,http://host:port]`. It connects at the first call, and closes after
 * the calling service has responded to its own calls and finished its jobs.
 */
export class RpcClient extends HttpClient implements BeforeApplicationShutdown {
  constructor(
    url: string,
    token: ServiceToken,
    private readonly log: Log,
  ) {
    super(url, token);
  }

  /**
   * Calls a service. Rejects only with a ProblemError: the service's own, `unavailable` (no response), `timeout`,
   * `too-large` or `unreadable-answer`.
   */
  async call<Contract extends RpcContract>(
    contract: Contract,
    input: z.input<Contract['input']>,
  ): Promise<z.output<Contract['output']>> {
    const text = await this.send(contract, input);
    try {
      const output = parseMessage(contract.output, text === '' ? undefined : JSON.parse(text));
      if (output.success) return output.data as z.output<Contract['output']>;
      this.log.error({ message: contract.message, errors: fieldProblems(output.error) }, 'unreadable answer');
      throw output.error;
    } catch (cause) {
      throw new ProblemError('unreadable-answer', { cause });
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private send(contract: RpcContract, input: unknown): Promise<string> {
    const body = writeMessage(input);
    if (body.length > maxMessageLength) return Promise.reject(new ProblemError('too-large'));
    return inSpan(contract.message, { kind: 'client' }, async () => {
      const answer = await this.post(contract, body);
      if (answer.statusCode !== 200) {
        const refusal = await problemOf(answer);
        // A refused service key is a fault of the configuration, which the user cannot resolve. The call therefore
        // fails with `unavailable`.
        throw refusal.problem.code === 'caller-refused' ? this.fail(contract, refusal) : refusal;
      }
      return answer.body.text().catch((error: unknown) => this.fail(contract, error));
    });
  }

  private post({ message, safety, deadlineMs }: RpcContract, body: string) {
    return this.request(`/rpc/${message}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...contextHeaders() },
      body,
      signal: AbortSignal.timeout(deadlineMs),
      idempotent: safety !== 'once',
    }).catch((error: unknown) => this.fail({ message }, error));
  }

  private fail({ message }: Pick<RpcContract, 'message'>, err: unknown): never {
    if (isTimeout(err)) throw new ProblemError('timeout', { cause: err });
    this.log.warn({ err, message }, 'call lost');
    throw new ProblemError('unavailable', { cause: err });
  }
}

/** AbortSignal.timeout aborts with a TimeoutError. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
