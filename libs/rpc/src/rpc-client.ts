import { fieldProblems } from '@estate/contracts/problem';
import { type RpcContract } from '@estate/contracts/rpc';
import { problemOf } from '@estate/server-kit/http/failed-answer';
import { HttpClient } from '@estate/server-kit/http/http-client';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { inSpan } from '@estate/server-kit/observability/tracing';
import { type BeforeApplicationShutdown } from '@nestjs/common';
import { type z } from 'zod';
import { maxMessageLength, parseMessage, writeMessage } from './message.ts';

/**
 * The client of the service at `http://host:port[,http://host:port]`. It connects at the first call, and closes after
 * the calling service has responded to its own calls and finished its jobs.
 */
export class RpcClient extends HttpClient implements BeforeApplicationShutdown {
  /**
   * Calls a service. Rejects only with a ProblemError: the service's own, `unavailable` (no response), `timeout`,
   * `too-large` or `unreadable-answer`.
   */
  async call<Contract extends RpcContract>(
    contract: Contract,
    input: z.input<Contract['input']>,
  ): Promise<z.output<Contract['output']>> {
    const text = await this.post(contract, input);
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

  private post({ message, safety, deadlineMs }: RpcContract, input: unknown): Promise<string> {
    const path = `/rpc/${message}`;
    const body = writeMessage(input);
    if (body.length > maxMessageLength) return Promise.reject(new ProblemError('too-large'));
    return inSpan(message, { kind: 'client' }, async () => {
      const answer = await this.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(deadlineMs),
        idempotent: safety !== 'once',
      });
      if (answer.statusCode !== 200) {
        const refusal = await problemOf(answer);
        // A refused service key is a fault of the configuration, which the user cannot resolve. The call therefore
        // fails with `unavailable`.
        throw refusal.problem.code === 'caller-refused' ? this.failure(path, refusal) : refusal;
      }
      return answer.body.text().catch((error: unknown) => {
        throw this.failure(path, error);
      });
    });
  }
}
