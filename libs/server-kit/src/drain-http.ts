import { once } from 'node:events';
import { type Server } from 'node:http';

/** The time for running requests at shutdown. */
const drainMs = 10_000;

/** Refuses new connections and lets running requests finish, for at most 10 s. */
export async function drainHttp(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  // Closes idle connections repeatedly, because a connection is kept alive when its request ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
