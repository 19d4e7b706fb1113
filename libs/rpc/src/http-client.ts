import { Agent, type Dispatcher } from 'undici';
import { Endpoints } from './endpoints.ts';
import { inTurns } from './in-turns.ts';

export interface HttpCall {
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  body?: NonNullable<Dispatcher.DispatchOptions['body']>;
  signal?: AbortSignal;
}

/** Of one origin; the calls beyond that wait for a free connection. */
const maxConnections = 128;
const connectWithinMs = 1_000;

/**
 * The client of a service's private HTTP at `http://host:port[,http://…]`. Calls go to the addresses behind the names in
 * turns, like those of RPC (architecture.md, RPC).
 */
export class HttpClient {
  private readonly endpoints: Endpoints;
  private readonly agent: Agent;

  constructor(
    url: string,
    options: Pick<Agent.Options, 'connections' | 'headersTimeout' | 'bodyTimeout'> = {},
    resolve?: (host: string) => Promise<string[]>,
  ) {
    this.endpoints = new Endpoints(url, resolve);
    this.agent = new Agent({
      connections: maxConnections,
      connect: { timeout: connectWithinMs },
      ...options,
    });
  }

  /**
   * Answers with any status, also a redirect; the body has to be read or dumped. Rejects with undici's error or the
   * signal's reason if there is no answer.
   */
  async request(path: string, call: HttpCall = {}): Promise<Dispatcher.ResponseData> {
    const found = await this.endpoints.inTurn();
    if (found.length === 0) throw new Error('no address of the service is known');
    // The origin is replaced by the endpoint whose turn it is.
    const options = { origin: 'http://service', path, method: 'GET', ...call } as const;
    return this.agent.compose(inTurns(this.endpoints, found)).request(options);
  }

  /** Lets running calls finish and closes the connections. */
  close(): Promise<void> {
    return this.agent.close();
  }

  /** Ends running calls too. */
  destroy(): Promise<void> {
    return this.agent.destroy();
  }
}
