import { type Server } from 'node:http';
import { type Socket } from 'node:net';

const timeoutMs = 10_000;
/** A connection costs about 10 KB, idle or not. A browser opens six, a proxy or the BFF a few hundred. */
const defaultMaxConnections = 10_000;

/** The share of the connections from which each new one ends the one that is idle for the longest time. */
const crowdedShare = 0.9;

/**
 * Limits the connections of a server and prepares its graceful shutdown. Near the limit idle connections make room for
 * new ones, because a client that only holds connections would otherwise keep everybody out. The returned function
 * accepts no new connections, lets running requests finish for ten seconds at most and closes the rest, also if the
 * server never listened. Node's closeIdleConnections would keep connections that have not sent a request yet.
 */
export function drainable(
  server: Server,
  maxConnections = defaultMaxConnections,
): (withinMs?: number) => Promise<void> {
  server.maxConnections = maxConnections;
  const crowdedFrom = Math.max(1, Math.floor(maxConnections * crowdedShare));
  const running = new Map<Socket, number>();
  /** Without a running request, in the order in which they became idle. */
  const idle = new Set<Socket>();
  let isDraining = false;
  const endIfIdle = (socket: Socket) => {
    if (isDraining && running.get(socket) === 0) socket.destroySoon();
  };
  const forget = (socket: Socket) => {
    running.delete(socket);
    idle.delete(socket);
  };
  server.on('connection', (socket: Socket) => {
    const [longestIdle] = running.size >= crowdedFrom ? idle : [];
    if (longestIdle) forget(longestIdle.destroy());
    running.set(socket, 0);
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    idle.delete(socket);
    // Otherwise the client would send its next request on a connection that is about to close.
    if (isDraining) response.setHeader('connection', 'close');
    response.once('close', () => {
      const left = running.get(socket);
      if (left !== undefined) running.set(socket, left - 1);
      if (left === 1) idle.add(socket);
      endIfIdle(socket);
    });
  });
  return async (withinMs = timeoutMs) => {
    isDraining = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of running.keys()) endIfIdle(socket);
    const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
    await closed;
    clearTimeout(deadline);
  };
}
