import getPort, { portNumbers } from 'get-port';
import isPortReachable from 'is-port-reachable';

/**
 * A free port that this process gives to nobody else, below the range from which systems take ports for outgoing
 * connections, so that none of those takes it before the child that it is meant for. The wished one if it is free.
 */
export function freePort(wished?: number): Promise<number> {
  const from = 20_000 + Math.floor(Math.random() * 11_000);
  return getPort({ port: [...(wished ? [wished] : []), ...portNumbers(from, 31_999)], reserve: true });
}

/** Whether a port is free on all addresses of the machine. */
export const isPortFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;

/** Whether something accepts a connection there. */
export const acceptsConnection = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  isPortReachable(port, { host, timeout: 3_000 });
