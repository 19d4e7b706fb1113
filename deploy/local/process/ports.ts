import getPort, { portNumbers } from 'get-port';
import isPortReachable from 'is-port-reachable';

const [first, last] = [20_000, 31_999];

/**
 * A free port that this process gives to nobody else, below the range from which systems take ports for outgoing
 * connections, so that none of those takes it before the child that it is meant for. The same `wish`, a whole number,
 * leads to the same port or the next free ones.
 */
export function freePort(wish = Math.floor(Math.random() * last)): Promise<number> {
  const from = first + (wish % (last - first - 1_000));
  return getPort({ port: portNumbers(from, last), reserve: true });
}

/** Whether a port is free on all addresses of the machine. */
export const isPortFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;

/** Whether something accepts a connection there. */
export const acceptsConnection = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  isPortReachable(port, { host, timeout: 3_000 });
