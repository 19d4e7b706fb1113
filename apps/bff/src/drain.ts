import { type Server } from 'node:http';

const longestMs = 10_000;
const lookEveryMs = 50;

/** Takes no new connections, lets running requests finish for ten seconds at most, then ends what is left. */
export async function drain(server: Server, withinMs = longestMs): Promise<void> {
  // A connection kept alive would bring the next request to a process that is about to end.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(deadline);
}
