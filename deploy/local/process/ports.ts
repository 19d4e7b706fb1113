import { once } from 'node:events';
import { connect } from 'node:net';
import getPort, { portNumbers } from 'get-port';

const [lowest, size, parts] = [20_000, 3_000, 4];

/**
 * Playwright's workers and the steps of `npm run verify` start their sites concurrently, and a port counts as free
 * until the child listens. So each uses its own part of the port range, by the index that Playwright or the step's
 * target sets.
 */
const first = lowest + size * (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % parts);

/**
 * Returns a free port, each one only once per process. It is below the range of ephemeral ports, so that no outgoing
 * connection takes it before the child listens. The same integer `wish` gives the same port, or the next free one.
 */
export function freePort(wish = Math.floor(Math.random() * size)): Promise<number> {
  const from = first + (wish % (size - 1_000));
  return getPort({ port: portNumbers(from, first + size - 1), reserve: true });
}

/** Whether a port is free on all addresses of the machine. */
export const isPortFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;

/** Whether a server accepts connections on this port within three seconds. */
export async function acceptsConnection(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect(port, host);
  return once(socket, 'connect', { signal: AbortSignal.timeout(3_000) })
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
