import { type Server } from 'node:http';
import { type Socket } from 'node:net';

const timeoutMs = 10_000;
/**
 * Limits the memory to some 100 MB, because a connection costs about 10 KB, idle or not. A browser opens six
 * connections, a proxy or the BFF a few hundred.
 */
const defaultMaxConnections = 10_000;

/** Above this share of the limit, each new connection closes the connection that has been idle for the longest time. */
const crowdedShare = 0.9;

interface DrainableServer {
  /**
   * From this call on, each response closes its connection, so that clients move to another instance. New connections
   * are still accepted.
   */
  readonly endKeepAlive: () => void;
  /**
   * Accepts no new connections, waits at most ten seconds for running requests, then closes all remaining connections.
   */
  readonly drain: (withinMs?: number) => Promise<void>;
}

/**
 * Limits the connections of a server and prepares its graceful shutdown. Near the limit idle connections are closed
 * for new ones, because one client with many idle connections could otherwise block all others. A server that never
 * listened can be drained too. Node's closeIdleConnections is not used, because it keeps connections without any
 * request.
 */
export function drainable(server: Server, maxConnections = defaultMaxConnections): DrainableServer {
  server.maxConnections = maxConnections;
  const crowdedCount = Math.max(1, Math.floor(maxConnections * crowdedShare));
  const running = new Map<Socket, number>();
  /** Connections without a running request, in the order in which they became idle. */
  const idle = new Set<Socket>();
  let isEnding = false;
  let isDraining = false;
  const endIfIdle = (socket: Socket) => {
    if (isDraining && running.get(socket) === 0) socket.destroySoon();
  };
  const forget = (socket: Socket) => {
    running.delete(socket);
    idle.delete(socket);
  };
  server.on('connection', (socket: Socket) => {
    const [longestIdle] = running.size >= crowdedCount ? idle : [];
    if (longestIdle) forget(longestIdle.destroy());
    running.set(socket, 0);
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    idle.delete(socket);
    // Otherwise the client would send its next request on a connection that is about to be closed.
    if (isEnding) response.setHeader('connection', 'close');
    response.once('close', () => {
      const openCount = running.get(socket);
      if (openCount !== undefined) running.set(socket, openCount - 1);
      if (openCount === 1) idle.add(socket);
      endIfIdle(socket);
    });
  });
  const endKeepAlive = () => {
    isEnding = true;
  };
  const drain = async (withinMs = timeoutMs) => {
    endKeepAlive();
    isDraining = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of running.keys()) endIfIdle(socket);
    const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
    await closed;
    clearTimeout(deadline);
  };
  return { endKeepAlive, drain };
}
