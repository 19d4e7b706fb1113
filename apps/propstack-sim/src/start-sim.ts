import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { Faults } from './control/faults.ts';
import { RequestCounter } from './control/request-counter.ts';
import { Stock } from './stock/stock.ts';

export interface SimOptions {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** How many objects; without it the demo stock. The first ones are the demo stock in any case. */
  properties?: number;
  keyV1?: string;
  keyV2?: string;
}

/**
 * Starts a Propstack look-alike. `faults`, `requests` and `stock` are what the control routes
 * (`/control/*`) work on, so that a test in the same process needs no HTTP call for them.
 */
export async function startSim({
  port,
  host,
  properties,
  keyV1 = 'sim-key-v1',
  keyV2 = 'sim-key-v2',
}: SimOptions) {
  const state = {
    stock: new Stock(properties),
    faults: new Faults(),
    requests: new RequestCounter(),
    keyV1,
    keyV2,
  };
  const server = createServer(buildApp(state));
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return {
    ...state,
    url: `http://${shown}:${taken}`,
    /** Ends at once, hanging requests included. */
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export type Sim = Awaited<ReturnType<typeof startSim>>;
