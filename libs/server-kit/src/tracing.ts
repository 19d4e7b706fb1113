/** A span as the traced code sees it. Names and attributes hold no personal data: no addresses, texts or queries. */
export interface TracedSpan {
  rename(name: string): void;
  set(name: string, value: string | number): void;
}

export interface SpanOptions {
  /** `server` answers a call, `client` makes one, `consumer` works off a job. */
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
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

const untraced: TracedSpan = { rename: () => undefined, set: () => undefined };

let tracing: Tracing | undefined;

/** Turns tracing on if there is an endpoint for OTLP over HTTP. Without one no package of OpenTelemetry is loaded. */
export async function startTracing(service: string, endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  const { openTelemetry } = await import('./open-telemetry.ts');
  tracing ??= openTelemetry(service, endpoint);
}

/** Runs `run` in a span; a rejection marks it as failed. Without tracing only runs it. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  run: (span: TracedSpan) => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.inSpan(name, options, run) : run(untraced);
}

export const currentTraceparent = (): string | undefined => tracing?.traceparent();

export async function endTracing(): Promise<void> {
  await tracing?.close();
  tracing = undefined;
}
