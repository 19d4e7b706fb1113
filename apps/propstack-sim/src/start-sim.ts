import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { Contacts } from './contacts/contacts.ts';
import { Faults } from './control/faults.ts';
import { RequestCounter } from './control/request-counter.ts';
import { Hooks } from './hooks/hooks.ts';
import { Stock } from './stock/stock.ts';

interface SimOptions {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** The number of objects; by default that of the demo stock. Further ones are variations of it (variation.ts). */
  properties?: number;
  /** The maximum number of images per object; by default 12. */
  maxImages?: number;
  /** The delay of each response in milliseconds, to simulate a CRM on the internet; 0 by default. */
  latencyMs?: number;
  keyV1?: string;
  keyV2?: string;
  /** The secret for signatures of webhooks; without it webhooks have no signature. */
  webhookSecret?: string;
}

/**
 * Starts a simulated Propstack. The returned `faults`, `requests`, `hooks`, `contacts` and `stock` are the objects that
 * the control routes (`/control/*`) use, so that a test in the same process can use them without HTTP.
 */
export async function startSim({
  port,
  host,
  properties,
  maxImages,
  latencyMs = 0,
  keyV1 = 'sim-key-v1',
  keyV2 = 'sim-key-v2',
  webhookSecret,
}: SimOptions) {
  const state = {
    stock: new Stock(properties, maxImages),
    faults: new Faults(),
    requests: new RequestCounter(),
    hooks: new Hooks(webhookSecret),
    contacts: new Contacts(),
    keyV1,
    keyV2,
    latencyMs,
  };
  const server = createServer(buildApp(state));
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  const publicHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return {
    ...state,
    url: `http://${publicHost}:${actualPort}`,
    /**
     * Replaces API keys. The former ones are refused at once, as if an administrator of the account had replaced them.
     */
    changeKeys: (keys: { keyV1?: string; keyV2?: string }) => Object.assign(state, keys),
    /** Stops the server and closes all connections, including those of pending requests. */
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
