import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { type SpanOptions, type TracedSpan, type Tracing } from './span.ts';
import { withoutTrailingSlashes } from '../text/trailing-slashes.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const sendEveryMs = 2_000;
const lastSendMs = 1_000;

/** `00-<trace>-<span>-<flags>` of W3C Trace Context. */
const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(traceparent: string | undefined): Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] = pattern.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined;
}

/**
 * Sends spans as OTLP over HTTP to `<endpoint>/v1/traces`. At most 2,048 spans are buffered; spans that an unreachable
 * collector does not accept are lost. Nothing is registered globally, because libraries would then add their own spans
 * with attributes that may contain personal data.
 */
export function openTelemetry(service: string, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${withoutTrailingSlashes(endpoint)}/v1/traces`,
    timeoutMillis: 3_000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  });
  const tracer = provider.getTracer('estate');
  const running = new AsyncLocalStorage<Context>();

  const inSpan = async <Result>(
    name: string,
    { kind, attributes = {}, parent }: SpanOptions,
    run: (span: TracedSpan) => Promise<Result>,
  ): Promise<Result> => {
    const context = contextOf(parent) ?? running.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    try {
      return await running.run(trace.setSpan(context, span), () => run(traced(span)));
    } catch (error) {
      // Only the name is recorded, because the message may quote a person's input.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
  const traceparent = () => {
    const context = running.getStore();
    const span = context && trace.getSpanContext(context);
    return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
  };
  // The race lets a process end even if the collector is unreachable.
  const close = () =>
    Promise.race([provider.shutdown().catch(() => undefined), sleep(lastSendMs, undefined, { ref: false })]);
  return { inSpan, traceparent, close };
}

const traced = (span: Span): TracedSpan => ({
  rename: (name) => void span.updateName(name),
  set: (name, value) => void span.setAttribute(name, value),
});
