import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();

/** The duration of an HTTP request in seconds; `cache` is hit, miss or none. */
export const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time until an HTTP request was answered',
  labelNames: ['method', 'route', 'status', 'cache'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
});

/** A gauge, set by the code that measures the value. Each name may be registered once per process. */
export const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [metrics] });

export function collectProcessMetrics(): void {
  if (!metrics.getSingleMetric('process_cpu_user_seconds_total'))
    collectDefaultMetrics({ register: metrics });
}
