import { describe, expect, it } from '@jest/globals';
import { startMetricsServer } from '@estate/server-kit/observability/health';
import { rpcDuration } from './rpc.controller.ts';

describe('startMetricsServer', () => {
  it('startMetricsServer serves metrics of the process and the duration of calls by message and outcome', async () => {
    rpcDuration.observe({ message: 'notes.read', outcome: 'not-found' }, 0.004);
    const server = await startMetricsServer(0, '127.0.0.1');
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    const text = await answer.text();
    await server.close();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(
      'rpc_duration_seconds_bucket{le="0.005",message="notes.read",outcome="not-found"} 1',
    );
    expect(text).toContain('process_resident_memory_bytes');
  });
});
