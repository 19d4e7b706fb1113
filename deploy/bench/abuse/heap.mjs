import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const probe = pathToFileURL(join(import.meta.dirname, 'heap-probe.mjs')).href;
const megabyte = 1024 * 1024;

/**
 * Environment that gives a process of ours the probe, beside what NODE_OPTIONS holds already.
 * @param {number} port
 * @returns {NodeJS.ProcessEnv}
 */
export const heapProbeEnv = (port) => ({
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], `--import=${probe}`].filter(Boolean).join(' '),
  HEAP_PROBE_PORT: String(port),
});

/**
 * MB of JavaScript heap and of resident memory after a forced collection; undefined if the process did not answer within
 * ten seconds.
 * @param {number} port
 * @returns {Promise<{ heap: number, resident: number } | undefined>}
 */
export async function readMemory(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(10_000) });
    const { heapUsed, rss } = /** @type {NodeJS.MemoryUsage} */ (await answer.json());
    return answer.ok ? { heap: heapUsed / megabyte, resident: rss / megabyte } : undefined;
  } catch {
    return undefined;
  }
}
