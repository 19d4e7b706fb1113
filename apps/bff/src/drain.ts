import { type Server } from 'node:http';
import { type Socket } from 'node:net';

const longestMs = 10_000;
/** Each costs about 10 KB, asking or not. A browser opens six, a proxy in front of us a few hundred. */
const usualMost = 10_000;

/**
 * Gives a server so many connections at once, further ones are hung up on, and prepares it for a soft end. The returned function takes no new connections, lets running requests finish for
 * ten seconds at most and ends the rest. Node's own closeIdleConnections spares those that have not asked anything yet.
 */
export function drainable(server: Server, mostConnections = usualMost): (withinMs?: number) => Promise<void> {
  server.maxConnections = mostConnections;
  const running = new Map<Socket, number>();
  let isDraining = false;
  const endIfIdle = (socket: Socket) => {
    if (isDraining && running.get(socket) === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    // Without it the next request would come on a connection that is about to end.
    if (isDraining) response.setHeader('connection', 'close');
    response.once('close', () => {
      const left = running.get(socket);
      if (left !== undefined) running.set(socket, left - 1);
      endIfIdle(socket);
    });
  });
  return async (withinMs = longestMs) => {
    isDraining = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of running.keys()) endIfIdle(socket);
    const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
    await closed;
    clearTimeout(deadline);
  };
}
