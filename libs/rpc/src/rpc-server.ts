import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { problem, type Problem } from '@estate/contracts/problem';
import { type Log } from '@estate/server-kit/log';
import { durations } from '@estate/server-kit/metrics';
import { toProblem } from '@estate/server-kit/problem-error';
import { Server, type CustomTransportStrategy, type JsonSocket } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { goaway, jsonSocket, maxMessageLength, RequestPacket, sendAnswer, type RpcAnswer } from './wire.ts';

/** The duration of a call in the answering service, in seconds; outcome is `ok` or the problem's code. */
export const rpcDuration = durations('rpc_duration_seconds', 'Time until an RPC call was answered', [
  'message',
  'outcome',
]);

const drainMs = 10_000;
/** After the goaway, a connection that its client leaves open is closed when it has been quiet for this long. */
const quietMs = 250;

/** A TCP transport for Nest whose close waits for running calls, because Nest's own cuts them after milliseconds. */
export class RpcServer extends Server implements CustomTransportStrategy {
  private readonly connections = new Map<Socket, JsonSocket>();
  private readonly server = createServer({ noDelay: true, keepAlive: true }, (socket) => this.accept(socket));
  private running = 0;
  private lastActivity = 0;
  private isClosing = false;

  /** `messages` are the messages of the service's contracts. */
  constructor(
    private readonly bind: { port: number; host: string },
    private readonly messages: readonly string[],
    private readonly log: Log,
  ) {
    super();
  }

  /** The actual port, for a service started on port 0. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Refuses a second handler of a message and handlers of messages without a contract. */
  override addHandler(...args: Parameters<Server['addHandler']>): void {
    const message = String(args[0]);
    if (this.messageHandlers.has(message)) throw new Error(`${message} has two handlers`);
    if (!this.messages.includes(message)) throw new Error(`${message} is in none of the contracts`);
    super.addHandler(...args);
  }

  /** Calls back with an error if a message has no handler or the port cannot be opened. */
  listen(callback: (error?: Error) => void): void {
    const unhandled = this.messages.filter((message) => !this.messageHandlers.has(message));
    if (unhandled.length > 0) {
      callback(new Error(`No handler for ${unhandled.join(', ')}`));
      return;
    }
    this.server.once('error', callback);
    this.server.listen(this.bind.port, this.bind.host, () => {
      this.server.off('error', callback);
      this.server.on('error', (err) => this.log.error({ err }, 'rpc server failed'));
      this.log.info({ rpc_port: this.port }, 'rpc listening');
      callback();
    });
  }

  /** Refuses connections, sends a goaway on the open ones and ends them once all calls are answered, within 10 s. */
  async close(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    const hasEnded = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.lastActivity = Date.now();
    for (const connection of this.connections.values()) connection.sendMessage(goaway);
    const giveUpAt = Date.now() + drainMs;
    while (this.isBusy() && Date.now() < giveUpAt) await sleep(10);
    if (this.running > 0) this.log.warn({ running: this.running }, 'calls cut off at shutdown');
    for (const socket of this.connections.keys()) socket.destroySoon();
    await Promise.race([hasEnded, sleep(500, undefined, { ref: false })]);
    for (const socket of this.connections.keys()) socket.destroy();
  }

  on(): never {
    throw new Error('The RPC server has no events.');
  }

  unwrap(): never {
    throw new Error('The RPC server hands its socket out to nobody.');
  }

  private isBusy(): boolean {
    if (this.running > 0) return true;
    return this.connections.size > 0 && Date.now() - this.lastActivity < quietMs;
  }

  private accept(socket: Socket): void {
    const connection = jsonSocket(socket);
    this.connections.set(socket, connection);
    socket.on('close', () => this.connections.delete(socket));
    // JsonSocket emits its own errors as plain strings.
    socket.on('error', (fault: unknown) => {
      this.log.debug({ fault: fault instanceof Error ? fault.message : fault }, 'rpc connection failed');
      socket.destroy();
    });
    connection.on('message', (packet: unknown) => void this.answer(socket, packet));
    if (this.isClosing) connection.sendMessage(goaway);
  }

  private async answer(socket: Socket, packet: unknown): Promise<void> {
    const request = RequestPacket.safeParse(packet);
    if (!request.success) return;
    const { pattern, id, data } = request.data;
    this.running += 1;
    const endTimer = rpcDuration.startTimer();
    const { written, outcome } = await this.respond(pattern, data);
    endTimer({ message: this.messageHandlers.has(pattern) ? pattern : 'unknown', outcome });
    this.running -= 1;
    this.lastActivity = Date.now();
    sendAnswer(socket, id, written);
  }

  /** The answer as JSON, written once, because a large one takes longer to write than to send. */
  private async respond(pattern: string, data: unknown): Promise<{ written: string; outcome: string }> {
    const method = this.getHandlerByPattern(pattern);
    if (!method) return refusal(problem('unknown-message'));
    try {
      const answer = (await lastValueFrom(this.transformToObservable(await method(data)))) as RpcAnswer;
      const written = JSON.stringify(answer);
      if (written.length > maxMessageLength) throw new Error(`${pattern}: answer longer than 1 MB`);
      return { written, outcome: answer.ok ? 'ok' : answer.problem.code };
    } catch (err) {
      this.log.error({ err, message: pattern }, 'call failed outside its method');
      return refusal(toProblem(err));
    }
  }
}

const refusal = (refused: Problem) => ({
  written: JSON.stringify({ ok: false, problem: refused } satisfies RpcAnswer),
  outcome: refused.code,
});
