import getPort, { portNumbers } from 'get-port';
import isPortReachable from 'is-port-reachable';

const [lowest, size, parts] = [20_000, 3_000, 4];

/**
 * Playwright's workers start their sites at the same time, and a port is free until its child listens. So each worker, by
 * the index that Playwright sets, has a part of the range for itself.
 */
const first = lowest + size * (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % parts);

/**
 * A free port that this process gives to nobody else, below the range from which systems take ports for outgoing
 * connections, so that none of those takes it before the child that it is meant for. The same `wish`, a whole number,
 * leads to the same port or the next free ones.
 */
export function freePort(wish = Math.floor(Math.random() * size)): Promise<number> {
  const from = first + (wish % (size - 1_000));
  return getPort({ port: portNumbers(from, first + size - 1), reserve: true });
}

/** Whether a port is free on all addresses of the machine. */
export const isPortFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;

/** Whether something accepts a connection there. */
export const acceptsConnection = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  isPortReachable(port, { host, timeout: 3_000 });
