import { ProblemError } from '@estate/server-kit/problem-error';
import { RpcConnection } from './rpc-connection.ts';
import { endpointKey, type Endpoints, type Endpoint } from './endpoints.ts';

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
