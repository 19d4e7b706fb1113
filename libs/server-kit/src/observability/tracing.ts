import { type SpanOptions, type TracedSpan, type Tracing } from './span.ts';

const untraced: TracedSpan = { rename: () => undefined, set: () => undefined };

let tracing: Tracing | undefined;

/** Turns tracing on if there is an endpoint for OTLP over HTTP. Without one no package of OpenTelemetry is loaded. */
export async function startTracing(service: string, endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  const { openTelemetry } = await import('./open-telemetry.ts');
  tracing ??= openTelemetry(service, endpoint);
}

/** Calls `run` in a span and marks the span as failed if `run` rejects. Without tracing it only calls `run`. */
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
