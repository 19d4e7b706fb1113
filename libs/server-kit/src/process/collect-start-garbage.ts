import { Session } from 'node:inspector/promises';

/**
 * Runs one garbage collection after the modules are loaded and returns the free pages to the system. An idle process would
 * keep these 20 MB for hours, because V8 collects only on allocations. Blocks for some 100 ms, so it is called right after
 * the start. Uses the inspector, because `gc()` returns no pages on Node 20.
 */
export async function collectStartGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
