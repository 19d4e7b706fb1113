/**
 * A span, as the traced code uses it. Names and attributes contain no personal data: no addresses, texts or queries.
 */
export interface TracedSpan {
  rename(name: string): void;
  set(name: string, value: string | number): void;
}

export interface SpanOptions {
  /** `server` handles a request, `client` sends one, `consumer` processes a job. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /**
   * The W3C traceparent of the caller, accepted only from our own processes. Without it, the current span is the
   * parent.
   */
  readonly parent?: string | undefined;
}

export interface Tracing {
  inSpan<Result>(
    name: string,
    options: SpanOptions,
    run: (span: TracedSpan) => Promise<Result>,
  ): Promise<Result>;
  /** The W3C traceparent of the current span. */
  traceparent(): string | undefined;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}
