import { fieldProblems } from '@estate/contracts/problem';
import { type RpcContract } from '@estate/contracts/rpc';
import { type BeforeApplicationShutdown } from '@nestjs/common';
import { type z } from 'zod';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { currentRequestId, newRequestId } from '@estate/server-kit/request-context';
import { currentTraceparent, inSpan } from '@estate/server-kit/tracing';
import { parseMessage } from './parse-message.ts';
import {
  ConnectionLost,
  DeadlinePassed,
  type RpcConnection,
  type WrittenCall,
  RpcConnections,
} from './rpc-connection.ts';
import { Endpoints, type Endpoint } from './endpoints.ts';
import { lengthOf, maxMessageLength, type RpcAnswer } from './wire.ts';
import { WrittenInput, WrittenOutput } from './written.ts';

type Input<Contract extends RpcContract> = z.input<Contract['input']> | WrittenInput;
type Output<Contract extends RpcContract> = z.output<Contract['output']>;

/** A call survives connections that close before it is sent, but a server that always closes counts as down. */
const maxHangUps = 3;
/** The limit of calls waiting for an answer, because calls to a hanging service would fill the memory. */
export const maxRunning = 500;

/** The client of one service. It closes once the calling service has answered its own calls and finished its jobs. */
export class RpcClient implements BeforeApplicationShutdown {
  private readonly connections: RpcConnections;
  private readonly running = new Set<Promise<unknown>>();
  private isClosed = false;

  constructor(
    endpoints: Endpoints,
    private readonly log: Log,
  ) {
    this.connections = new RpcConnections(endpoints);
  }

  /**
   * Calls a service. Rejects only with a ProblemError: the service's own, `unavailable` (no endpoint reachable),
   * `busy` (too many running calls), `timeout`, `too-large` or `unreadable-answer`.
   */
  async call<Contract extends RpcContract>(
    contract: Contract,
    input: Input<Contract>,
  ): Promise<Output<Contract>> {
    return this.parsed(contract, await this.send(contract, input, false));
  }

  /**
   * Calls a service and returns its output as the JSON text that the service wrote. The contract does not check this
   * text, because parsing a long list takes longer than sending it. Rejects like `call`.
   */
  async callToPassOn<Contract extends RpcContract>(
    contract: Contract,
    input: Input<Contract>,
  ): Promise<WrittenOutput<Output<Contract>>> {
    const output = await this.send(contract, input, true);
    if (output instanceof WrittenOutput) return output;
    // Another server than ours may write its packets in another form.
    return new WrittenOutput(JSON.stringify(this.parsed(contract, output)));
  }

  private send(contract: RpcContract, input: unknown, isPassedOn: boolean): Promise<unknown> {
    if (this.isClosed) throw new ProblemError('unavailable');
    if (this.running.size >= maxRunning) throw new ProblemError('busy');
    return inSpan(contract.message, { kind: 'client' }, () => this.outputOf(contract, input, isPassedOn));
  }

  private async outputOf(contract: RpcContract, input: unknown, isPassedOn: boolean): Promise<unknown> {
    const id = currentRequestId() ?? newRequestId();
    const head = { id, traceparent: currentTraceparent() };
    // Written once, because a large input takes longer to write than to send.
    const data =
      input instanceof WrittenInput
        ? [`${JSON.stringify(head).slice(0, -1)},"input":`, ...input.parts, '}']
        : [JSON.stringify({ ...head, input })];
    if (lengthOf(data) > maxMessageLength) throw new ProblemError('too-large');
    const pending = this.ask(contract, { data, isPassedOn });
    this.running.add(pending);
    const answer = await pending.finally(() => this.running.delete(pending));
    if (!answer.ok) {
      const { code, detail, errors } = answer.problem;
      throw new ProblemError(code, { detail, ...(errors ? { errors } : {}) });
    }
    return answer.output;
  }

  private parsed<Contract extends RpcContract>(contract: Contract, value: unknown): Output<Contract> {
    const output = parseMessage(contract.output, value);
    if (output.success) return output.data as Output<Contract>;
    this.log.error({ message: contract.message, errors: fieldProblems(output.error) }, 'unreadable answer');
    throw new ProblemError('unreadable-answer', { cause: output.error });
  }

  /** Whether a connection is open or can be opened in time; sends no call. */
  async isReachable(withinMs: number): Promise<boolean> {
    if (this.isClosed) return false;
    return this.connect(withinMs, undefined).then(
      () => true,
      () => false,
    );
  }

  /** Refuses new calls, lets running calls finish and closes the connections. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.running);
    this.connections.retireAll();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private async ask(contract: RpcContract, call: Omit<WrittenCall, 'deadlineMs'>): Promise<RpcAnswer> {
    const endAt = performance.now() + contract.deadlineMs;
    const left = () => Math.max(1, endAt - performance.now());
    let hangUps = 0;
    let isSecondTry = false;
    let lost: Endpoint | undefined;
    for (;;) {
      const connection = await this.connect(left(), lost);
      try {
        return await connection.ask(contract.message, { ...call, deadlineMs: left() });
      } catch (error) {
        if (error instanceof DeadlinePassed) throw new ProblemError('timeout', { cause: error });
        if (!(error instanceof ConnectionLost)) throw error;
        const { wasSent } = error;
        this.log.warn(
          { message: contract.message, endpoint: connection.endpoint, was_sent: wasSent },
          'call lost',
        );
        hangUps += 1;
        if (hangUps === maxHangUps || (wasSent && (contract.safety === 'once' || isSecondTry))) {
          throw new ProblemError('unavailable', { cause: error });
        }
        isSecondTry ||= wasSent;
        lost = connection.endpoint;
      }
    }
  }

  private async connect(withinMs: number, avoid: Endpoint | undefined): Promise<RpcConnection> {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ProblemError('timeout')), withinMs);
    });
    return Promise.race([this.connections.next(avoid), deadline]).finally(() => clearTimeout(timer));
  }
}

/** A client for the service at `tcp://host:port[,tcp://host:port]`; connects at the first call. */
export function createRpcClient({ url, log }: { url: string; log: Log }): RpcClient {
  return new RpcClient(new Endpoints(url), log);
}
