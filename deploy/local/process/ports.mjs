import getPort, { portNumbers } from 'get-port';
import isPortReachable from 'is-port-reachable';

/**
 * A free port that this process gives to nobody else, below the range from which systems take ports for outgoing
 * connections, so that none of those takes it before the child that it is meant for.
 * @param {number} [wished] taken if it is still free
 * @returns {Promise<number>}
 */
export function freePort(wished) {
  const from = 20_000 + Math.floor(Math.random() * 11_000);
  return getPort({ port: [...(wished ? [wished] : []), ...portNumbers(from, 31_999)], reserve: true });
}

/** Whether a port is free on all addresses of the machine. @param {number} port */
export const isPortFree = async (port) => (await getPort({ port })) === port;

/** Whether something accepts a connection there. @param {number} port */
export const acceptsConnection = (port, host = '127.0.0.1') =>
  isPortReachable(port, { host, timeout: 3_000 });
