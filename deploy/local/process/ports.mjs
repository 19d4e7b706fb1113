import { connect, createServer } from 'node:net';

const given = new Set();

/**
 * A free port below the range from which systems take ports for outgoing connections, so that none of
 * those takes it before the child that it is meant for.
 * @param {number} [wished] taken if it is still free
 * @returns {Promise<number>}
 */
export async function freePort(wished) {
  if (wished !== undefined && (await isPortFree(wished))) return give(wished);
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (!given.has(port) && (await isPortFree(port))) return give(port);
  }
}

/** @param {number} port */
function give(port) {
  given.add(port);
  return port;
}

/**
 * Whether a port is free on the loopback address and on all addresses, because a listener on either blocks it.
 * @param {number} port
 */
export async function isPortFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, undefined));
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether something accepts a connection there.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export function acceptsConnection(port, host = '127.0.0.1', timeoutMs = 3000) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: timeoutMs });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
