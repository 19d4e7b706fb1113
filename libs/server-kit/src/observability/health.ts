import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectProcessMetrics, metrics } from './metrics.ts';

/** `parts` lists the dependencies of this process and whether each is up; `degraded` the missing non-vital ones. */
export interface Readiness {
  ready: boolean;
  degraded: string[];
  parts: Record<string, boolean>;
}

export interface HealthServer {
  readonly port: number;
  /** From this call on, /readyz responds with 503, while /healthz still responds with 200. */
  beginShutdown(): void;
  close(): Promise<void>;
}

/** Time in ms after which a check counts as failed. */
const checkMs = 2_000;

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

const end = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** `GET /healthz`: 200 while the process runs. `GET /readyz`: 200 or 503 with the readiness as JSON. */
export async function startHealthServer(options: {
  port: number;
  host: string;
  ready: () => Promise<Readiness>;
}): Promise<HealthServer> {
  let isShuttingDown = false;
  const readiness = async (): Promise<Readiness> => {
    if (isShuttingDown) return { ready: false, degraded: ['shutdown'], parts: {} };
    const timeout = sleep(checkMs, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('too late')),
    );
    return Promise.race([options.ready(), timeout]).catch(() => ({
      ready: false,
      degraded: ['check'],
      parts: {},
    }));
  };
  const server = createServer((request, response) => {
    void (async () => {
      const answer = (status: number, body: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end(JSON.stringify(body));
      if (request.url === '/healthz') return answer(200, { alive: true });
      if (request.url !== '/readyz') return answer(404, { error: 'not found' });
      const state = await readiness();
      return answer(state.ready ? 200 : 503, state);
    })();
  });
  await listen(server, options.port, options.host);
  return {
    port: (server.address() as AddressInfo).port,
    beginShutdown: () => {
      isShuttingDown = true;
    },
    close: () => end(server),
  };
}

/** Prometheus text at `GET /metrics`. */
export async function startMetricsServer(
  port: number,
  host: string,
): Promise<{ port: number; close(): Promise<void> }> {
  collectProcessMetrics();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, port, host);
  return { port: (server.address() as AddressInfo).port, close: () => end(server) };
}
