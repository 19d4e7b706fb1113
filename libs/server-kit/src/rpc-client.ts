import { fieldProblems } from '@estate/contracts/problem';
import { type RpcContract } from '@estate/contracts/rpc';
import { type z } from 'zod';
import { type Log } from './log.ts';
import { ProblemError } from './problem-error.ts';
import { currentRequestId, newRequestId } from './request-context.ts';
import { ConnectionLost, DeadlinePassed, RpcConnection } from './rpc-connection.ts';
import { RpcTargets, type Target } from './rpc-targets.ts';
import { maxMessageLength, type RpcAnswer } from './rpc-wire.ts';

export interface RpcClient {
  /**
   * Asks a service. Rejects with a ProblemError only: the service's own, `unavailable` (nobody reachable),
   * `timeout`, `too-large` or `unreadable-answer`.
   */
  call<Contract extends RpcContract>(
    contract: Contract,
    input: z.input<Contract['input']>,
  ): Promise<z.output<Contract['output']>>;
  /** Lets running calls finish and ends the connections. */
  close(): Promise<void>;
}

/** A client for the service at `tcp://host:port[,tcp://host:port]`; connects with the first call. */
export function createRpcClient({ url, log }: { url: string; log: Log }): RpcClient {
  return new TcpRpcClient(new RpcTargets(url), log);
}

export class TcpRpcClient implements RpcClient {
  private readonly connections = new Map<string, RpcConnection>();
  private readonly opening = new Map<string, Promise<RpcConnection>>();
  private readonly running = new Set<Promise<unknown>>();
  private isClosed = false;

  constructor(
    private readonly targets: RpcTargets,
    private readonly log: Log,
  ) {}

  async call<Contract extends RpcContract>(
    contract: Contract,
    input: z.input<Contract['input']>,
  ): Promise<z.output<Contract['output']>> {
    const data = { id: currentRequestId() ?? newRequestId(), input };
    if (JSON.stringify(data).length > maxMessageLength) throw new ProblemError('too-large');
    const asking = this.ask(contract, data);
    this.running.add(asking);
    const answer = await asking.finally(() => this.running.delete(asking));
    if (!answer.ok) {
      const { code, detail, errors } = answer.problem;
      throw new ProblemError(code, { detail, ...(errors ? { errors } : {}) });
    }
    const output = contract.output.safeParse(answer.output);
    if (output.success) return output.data as z.output<Contract['output']>;
    this.log.error({ message: contract.message, errors: fieldProblems(output.error) }, 'unreadable answer');
    throw new ProblemError('unreadable-answer', { cause: output.error });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.running);
    for (const connection of this.connections.values()) connection.retire();
  }

  private async ask(contract: RpcContract, data: unknown): Promise<RpcAnswer> {
    const endAt = performance.now() + contract.deadlineMs;
    let isSecondTry = false;
    let lost: Target | undefined;
    for (;;) {
      const connection = await this.connect(endAt, lost);
      try {
        return await connection.ask(contract.message, data, Math.max(1, endAt - performance.now()));
      } catch (error) {
        if (error instanceof DeadlinePassed) throw new ProblemError('timeout', { cause: error });
        if (!(error instanceof ConnectionLost)) throw error;
        this.log.warn(
          { message: contract.message, target: connection.target, was_sent: error.wasSent },
          'call lost',
        );
        if (error.wasSent && (contract.safety === 'once' || isSecondTry)) {
          throw new ProblemError('unavailable', { cause: error });
        }
        isSecondTry ||= error.wasSent;
        lost = connection.target;
      }
    }
  }

  /** A usable connection to the first target that takes one; `avoid` comes last. */
  private async connect(endAt: number, avoid: Target | undefined): Promise<RpcConnection> {
    const targets = await this.targets.inTurn();
    const isAvoided = ({ host, port }: Target) => host === avoid?.host && port === avoid.port;
    let cause: unknown;
    for (const target of [...targets.filter((each) => !isAvoided(each)), ...targets.filter(isAvoided)]) {
      if (this.isClosed) break;
      if (performance.now() > endAt) throw new ProblemError('timeout', { cause });
      try {
        return await this.connectionTo(target);
      } catch (error) {
        cause = error;
        this.targets.demote(target);
      }
    }
    throw new ProblemError('unavailable', { cause });
  }

  private async connectionTo(target: Target): Promise<RpcConnection> {
    const key = `${target.host}:${target.port}`;
    const open = this.connections.get(key);
    if (open?.isUsable) return open;
    const opening =
      this.opening.get(key) ?? RpcConnection.open(target).finally(() => this.opening.delete(key));
    this.opening.set(key, opening);
    const connection = await opening;
    this.targets.promote(target);
    this.connections.set(key, connection);
    return connection;
  }
}
