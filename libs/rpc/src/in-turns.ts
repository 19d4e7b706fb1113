import { type Dispatcher } from 'undici';
import { endpointKey, type Endpoint, type Endpoints } from './endpoints.ts';

type Dispatch = Dispatcher['dispatch'];

const originOf = ({ host, port }: Endpoint) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Undici's codes of calls that were ended on our side; these are not repeated. */
const endedByUs = new Set(['UND_ERR_ABORTED', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** One call that goes from endpoint to endpoint until one takes it. */
class CallInTurns implements Dispatcher.DispatchHandler {
  private current: Endpoint | undefined;
  private wasSent = false;
  private isAnswered = false;
  private isSecondTry = false;
  private isResolvedAnew = false;
  private readonly tried = new Set<string>();

  constructor(
    private readonly dispatch: Dispatch,
    private readonly options: Dispatcher.DispatchOptions,
    private readonly handler: Dispatcher.DispatchHandler,
    private readonly endpoints: Endpoints,
    private readonly untried: Endpoint[],
  ) {}

  /** False if no endpoint is left. */
  tryNext(): boolean {
    this.current = this.untried.shift();
    if (!this.current) return false;
    this.tried.add(endpointKey(this.current));
    this.wasSent = false;
    this.dispatch({ ...this.options, origin: originOf(this.current) }, this);
    return true;
  }

  /** Undici calls this once the connection stands, before it sends the first byte. */
  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.wasSent = true;
    if (this.current) this.endpoints.promote(this.current);
    this.handler.onRequestStart?.(controller, context);
  }

  onResponseStart(...args: Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>): void {
    this.isAnswered = true;
    this.handler.onResponseStart?.(...args);
  }

  onResponseData(...args: Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseData']>>): void {
    this.handler.onResponseData?.(...args);
  }

  onResponseEnd(...args: Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseEnd']>>): void {
    this.handler.onResponseEnd?.(...args);
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    if (this.mayRepeat(error) && this.tryNext()) return;
    const fail = () => this.handler.onResponseError?.(controller, error);
    if (this.wasSent || this.isResolvedAnew) return fail();
    // A service that was rolled out has moved to another address.
    this.isResolvedAnew = true;
    void this.resolveAnew().then((isSent) => isSent || fail());
  }

  /** Tries the addresses that the names have now and that were not tried yet; false if there is none. */
  private async resolveAnew(): Promise<boolean> {
    await this.endpoints.refresh();
    const found = await this.endpoints.inTurn();
    this.untried.push(...found.filter((endpoint) => !this.tried.has(endpointKey(endpoint))));
    return this.tryNext();
  }

  private mayRepeat(error: Error & { code?: string }): boolean {
    if (!this.wasSent) {
      if (this.current) this.endpoints.demote(this.current);
      return true;
    }
    const isRead = this.options.method === 'GET' || this.options.method === 'HEAD';
    if (this.isAnswered || this.isSecondTry || !isRead || endedByUs.has(error.code ?? '')) return false;
    // The connection broke; an ended signal has an error of its own.
    this.isSecondTry = error.code !== undefined;
    // Last, because a copy that runs alone may have closed an idle connection only.
    if (this.current) this.untried.push(this.current);
    return this.isSecondTry;
  }
}

/**
 * Sends a call to the first of these endpoints. A call of which nothing was sent goes to the next one, until each was
 * tried; then the names are resolved anew. A read that was sent is tried once more, on another endpoint if there is
 * one, if the connection breaks before the answer begins. Other calls that were sent fail.
 */
export const inTurns =
  (endpoints: Endpoints, found: readonly Endpoint[]): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    new CallInTurns(dispatch, options, handler, endpoints, [...found]).tryNext();
