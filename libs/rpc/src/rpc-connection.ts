import { connect, type Socket } from 'node:net';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type Endpoint, endpointKey, type Endpoints } from './endpoints.ts';
import {
  maxUnsentBytes,
  readPackets,
  ServerPacket,
  writePacket,
  writtenOutput,
  type RpcAnswer,
} from './wire.ts';
import { WrittenOutput } from './written.ts';

const connectMs = 1_000;

/** The connection broke; `wasSent` is true if the service may have received the call. */
export class ConnectionLost extends Error {
  constructor(readonly wasSent: boolean) {
    super(
      wasSent ? 'connection lost while waiting for the answer' : 'connection closed before the call was sent',
    );
  }
}

export class DeadlinePassed extends Error {}

export interface WrittenCall {
  /** The parts of one JSON text. */
  readonly data: readonly string[];
  /** True if the caller passes the output on. The connection then resolves with a WrittenOutput. */
  readonly isPassedOn: boolean;
  readonly deadlineMs: number;
}

interface Pending {
  readonly isPassedOn: boolean;
  resolve: (answer: RpcAnswer) => void;
  reject: (error: Error) => void;
}

/** One connection to one server, with many concurrent calls. */
export class RpcConnection {
  private readonly pending = new Map<string, Pending>();
  private nextId = 0;
  private retired = false;
  private lastHeard = 0;

  private constructor(
    readonly endpoint: Endpoint,
    private readonly socket: Socket,
  ) {
    readPackets(socket, (packet) => this.receive(packet));
    socket.on('close', () => this.lose());
    socket.on('end', () => this.retire());
  }

  /** Connects within a second, or rejects. */
  static open(endpoint: Endpoint): Promise<RpcConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        host: endpoint.host,
        port: endpoint.port,
        noDelay: true,
        keepAlive: true,
        keepAliveInitialDelay: 10_000,
      });
      const timer = setTimeout(() => socket.destroy(new Error('connect timeout')), connectMs);
      socket.on('error', (fault: unknown) => {
        clearTimeout(timer);
        // JsonSocket emits its own errors as plain strings.
        reject(fault instanceof Error ? fault : new Error(String(fault)));
        socket.destroy();
      });
      socket.once('connect', () => {
        clearTimeout(timer);
        resolve(new RpcConnection(endpoint, socket));
      });
    });
  }

  get isUsable(): boolean {
    const { destroyed, writable, writableLength } = this.socket;
    return !this.retired && !destroyed && writable && writableLength < maxUnsentBytes;
  }

  /** Sends one call and resolves with its answer. Rejects with ConnectionLost or DeadlinePassed. */
  ask(pattern: string, { data, isPassedOn, deadlineMs }: WrittenCall): Promise<RpcAnswer> {
    if (!this.isUsable) return Promise.reject(new ConnectionLost(false));
    const id = String((this.nextId += 1));
    const sentAt = performance.now();
    return new Promise<RpcAnswer>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.pending.delete(id);
        // Without any byte since the call the server may have vanished, so the next call opens a new connection.
        if (this.lastHeard < sentAt) this.retire();
        reject(new DeadlinePassed());
      }, deadlineMs);
      const settle = () => {
        clearTimeout(timer);
        this.pending.delete(id);
      };
      this.pending.set(id, {
        isPassedOn,
        resolve: (answer) => {
          settle();
          resolve(answer);
          if (this.retired) this.endWhenIdle();
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      const head = `{"pattern":${JSON.stringify(pattern)},"id":"${id}","data":`;
      writePacket(this.socket, [head, ...data, '}']);
    });
  }

  /** Takes no new calls and closes once the running calls are answered. */
  retire(): void {
    this.retired = true;
    this.endWhenIdle();
  }

  destroy(): void {
    this.retired = true;
    this.socket.destroy();
  }

  private endWhenIdle(): void {
    if (this.pending.size === 0) this.socket.end();
  }

  private receive(packet: string): void {
    this.lastHeard = performance.now();
    const written = writtenOutput(packet);
    const asked = written && this.pending.get(written.id);
    if (written && asked?.isPassedOn) {
      asked.resolve({ ok: true, output: new WrittenOutput(written.json) });
      return;
    }
    const parsed = ServerPacket.safeParse(JSON.parse(packet));
    // Closed, because an invalid packet belongs to no call and the rest of the stream cannot be trusted.
    if (!parsed.success) this.socket.destroy();
    else if ('goaway' in parsed.data) this.retire();
    else this.pending.get(parsed.data.id)?.resolve(parsed.data.response);
  }

  private lose(): void {
    this.retired = true;
    for (const { reject } of [...this.pending.values()]) reject(new ConnectionLost(true));
  }
}

/** One connection per endpoint, opened when its turn comes and reopened after a break. */
export class RpcConnections {
  private readonly open = new Map<string, RpcConnection>();
  private readonly opening = new Map<string, Promise<RpcConnection>>();

  constructor(private readonly endpoints: Endpoints) {}

  /** A usable connection to the first endpoint that accepts; `avoid` is tried last. Rejects with `unavailable`. */
  async next(avoid: Endpoint | undefined): Promise<RpcConnection> {
    const avoided = avoid && endpointKey(avoid);
    const tried = new Set<string>();
    let cause: unknown;
    for (const isFresh of [false, true]) {
      if (isFresh) await this.endpoints.refresh();
      const untried = (await this.endpoints.inTurn()).filter((endpoint) => !tried.has(endpointKey(endpoint)));
      const last = untried.filter((endpoint) => endpointKey(endpoint) === avoided);
      for (const endpoint of [...untried.filter((each) => !last.includes(each)), ...last]) {
        try {
          return await this.to(endpoint);
        } catch (error) {
          cause = error;
          tried.add(endpointKey(endpoint));
          this.endpoints.demote(endpoint);
        }
      }
    }
    throw new ProblemError('unavailable', { cause });
  }

  retireAll(): void {
    for (const connection of this.open.values()) connection.retire();
  }

  private async to(endpoint: Endpoint): Promise<RpcConnection> {
    const key = endpointKey(endpoint);
    const open = this.open.get(key);
    if (open?.isUsable) return open;
    const opening = this.opening.get(key) ?? this.connect(endpoint).finally(() => this.opening.delete(key));
    this.opening.set(key, opening);
    return opening;
  }

  private async connect(endpoint: Endpoint): Promise<RpcConnection> {
    const connection = await RpcConnection.open(endpoint);
    this.endpoints.promote(endpoint);
    this.open.set(endpointKey(endpoint), connection);
    return connection;
  }
}
