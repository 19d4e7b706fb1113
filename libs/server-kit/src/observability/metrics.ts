import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();

const seconds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];

/** A histogram of durations in seconds. Each name may be registered once per process. */
export const durations = <Label extends string>(
  name: `${string}_seconds`,
  help: string,
  labelNames: readonly Label[] = [],
  buckets: number[] = seconds,
): Histogram<Label> => new Histogram({ name, help, labelNames, buckets, registers: [metrics] });

/** A counter. Each name may be registered once per process. */
export const counter = <Label extends string>(
  name: `${string}_total`,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> => new Counter({ name, help, labelNames, registers: [metrics] });

/** A gauge, set by the code that measures the value. Each name may be registered once per process. */
export const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> => new Gauge({ name, help, labelNames, registers: [metrics] });

/** The duration of an HTTP request in seconds; `cache` is hit, miss or none. */
export const httpDuration = durations(
  'http_request_duration_seconds',
  'Time until an HTTP request was answered',
  ['method', 'route', 'status', 'cache'],
);

export function collectProcessMetrics(): void {
  if (!metrics.getSingleMetric('process_cpu_user_seconds_total'))
    collectDefaultMetrics({ register: metrics });
}
