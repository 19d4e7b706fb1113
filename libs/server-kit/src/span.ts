/** A span as the traced code sees it. Names and attributes hold no personal data: no addresses, texts or queries. */
export interface TracedSpan {
  rename(name: string): void;
  set(name: string, value: string | number): void;
}

export interface SpanOptions {
  /** `server` answers a call, `client` makes one, `consumer` processes a job. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The W3C traceparent of the caller, from our own processes only; without it the span of this code is the parent. */
  readonly parent?: string | undefined;
}

export interface Tracing {
  inSpan<Result>(
    name: string,
    options: SpanOptions,
    run: (span: TracedSpan) => Promise<Result>,
  ): Promise<Result>;
  /** The W3C traceparent of the span that this code runs in. */
  traceparent(): string | undefined;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}
