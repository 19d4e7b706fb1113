import { metrics } from '@estate/server-kit/metrics';
import { Histogram } from 'prom-client';

/** The duration of a call in the answering service, in seconds; outcome is `ok` or the problem's code. */
export const rpcDuration = new Histogram({
  name: 'rpc_duration_seconds',
  help: 'Time until an RPC call was answered',
  labelNames: ['message', 'outcome'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
});
