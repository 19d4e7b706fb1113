import { durations } from '@estate/server-kit/metrics';

/** The duration of a call in the answering service, in seconds; outcome is `ok` or the problem's code. */
export const rpcDuration = durations('rpc_duration_seconds', 'Time until an RPC call was answered', [
  'message',
  'outcome',
]);
