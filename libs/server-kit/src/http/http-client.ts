import { Agent, interceptors, type Dispatcher } from 'undici';
import { Addresses, type ResolveHost } from './addresses.ts';
import { type Log } from '../observability/log.ts';
import { ProblemError } from './problem-error.ts';
import { contextHeaders } from '../observability/request-context.ts';
import { type ServiceToken } from './service-token.ts';

export interface HttpCall {
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  body?: NonNullable<Dispatcher.DispatchOptions['body']>;
  signal?: AbortSignal;
  /** Whether the call may be sent twice; by default GET and HEAD may. */
  idempotent?: boolean;
}

/** Maximum number of connections to one address. Further calls wait for a free connection. */
const maxConnections = 128;
const connectWithinMs = 1_000;
/** Maximum number of further attempts of a call that could not be sent. */
const maxUnsent = 3;

/** Undici's error codes of calls that the client itself aborted. Such calls are never repeated. */
const endedByUs = new Set(['UND_ERR_ABORTED', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const isBroken = (error: Error & { code?: unknown }) =>
  typeof error.code === 'string' && !endedByUs.has(error.code);

/** AbortSignal.timeout aborts with a TimeoutError. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

/**
 * The client of a service's private HTTP at `http://host:port[,http://…]`. A call that failed before it was sent goes
 * to the next address. An idempotent call whose connection breaks after sending and before the response is sent once
 * more.
 */
export class HttpClient {
  private readonly agent: Agent;
  private readonly dispatcher: Dispatcher;
  private readonly addresses: Addresses;
  private closed: Promise<void> | undefined;
  private readonly unsent = new WeakSet<Error>();
  private readonly unanswered = new WeakSet<Error>();

  constructor(
    url: string,
    private readonly token: ServiceToken,
    protected readonly log: Log,
    options: Pick<Agent.Options, 'connections' | 'headersTimeout' | 'bodyTimeout'> = {},
    resolve?: ResolveHost,
  ) {
    this.addresses = new Addresses(url, resolve);
    this.agent = new Agent({
      connections: maxConnections,
      connect: { timeout: connectWithinMs },
      ...options,
    });
    const retry = interceptors.retry({
      statusCodes: [],
      retry: (error, { state, opts }, done) =>
        done(this.mayRepeat(error, state.counter, opts) ? null : error),
    });
    this.dispatcher = this.agent.compose(this.watch, interceptors.dns(this.addresses.options), retry);
  }

  /**
   * Resolves with the response of any status, including redirects. Its body has to be read or dumped. Rejects with the
   * problem `timeout` or `unavailable` if there is no response, or with the reason of the caller's abort.
   */
  request(path: string, call: HttpCall = {}): Promise<Dispatcher.ResponseData> {
    return this.send(path, call).catch((error: unknown) => {
      throw call.signal?.aborted && !isTimeout(error) ? error : this.failure(path, error);
    });
  }

  /** Whether the service responds in time, with any status. */
  async isReachable(withinMs: number): Promise<boolean> {
    try {
      const { body } = await this.send('/', { method: 'HEAD', signal: AbortSignal.timeout(withinMs) });
      await body.dump();
      return true;
    } catch {
      return false;
    }
  }

  /** Waits for running calls, then closes the connections. */
  close(): Promise<void> {
    return (this.closed ??= this.agent.close());
  }

  /** Closes the connections and aborts running calls. */
  destroy(): Promise<void> {
    return this.agent.destroy();
  }

  /** The problem of a call without a complete response. */
  protected failure(path: string, err: unknown): ProblemError {
    if (isTimeout(err)) return new ProblemError('timeout', { cause: err });
    // The query is not logged, because it may contain personal data.
    this.log.warn({ err, path: path.split('?')[0] }, 'call lost');
    return new ProblemError('unavailable', { cause: err });
  }

  private async send(path: string, call: HttpCall): Promise<Dispatcher.ResponseData> {
    const { method = 'GET', idempotent = method === 'GET' || method === 'HEAD' } = call;
    const headers = { ...call.headers, ...contextHeaders(), ...(await this.token.headers()) };
    // The DNS interceptor replaces the host.
    return this.dispatcher.request({ ...call, headers, origin: 'http://service', path, method, idempotent });
  }

  private mayRepeat(
    error: Error,
    tries: number,
    { signal, idempotent }: Dispatcher.DispatchOptions & { signal?: unknown },
  ) {
    if (signal instanceof AbortSignal && signal.aborted) return false;
    // Each attempt goes to the next address, or to a new one after the names are resolved again.
    if (this.unsent.has(error)) return tries <= maxUnsent;
    return idempotent === true && tries === 1 && this.unanswered.has(error);
  }

  /** Skips addresses that failed or are shutting down, and records whether a failed call was already sent. */
  private readonly watch: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    const origin = String(options.origin);
    let step: 'unsent' | 'unanswered' | 'answered' = 'unsent';
    return dispatch(options, {
      onRequestStart: (...args) => {
        step = 'unanswered';
        handler.onRequestStart?.(...args);
      },
      onResponseStart: (controller, status, headers, text) => {
        step = 'answered';
        if (headers['connection'] === 'close') this.addresses.drop(origin);
        handler.onResponseStart?.(controller, status, headers, text);
      },
      onResponseData: (...args) => handler.onResponseData?.(...args),
      onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
      onResponseError: (controller, error) => {
        if (isBroken(error)) {
          this.addresses.drop(origin);
          if (step !== 'answered') this[step].add(error);
        }
        handler.onResponseError?.(controller, error);
      },
    });
  };
}
