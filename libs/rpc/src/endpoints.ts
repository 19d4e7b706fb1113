import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

const resolveEveryMs = 10_000;
/** An endpoint that refused a connection or timed out is tried last for this long. */
const demotedMs = 5_000;

export const endpointKey = ({ host, port }: Endpoint) => `${host}:${port}`;

const addressesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/** The servers behind `tcp://host:port[,tcp://…]`, or `http://`: all addresses of each name, round robin. */
export class Endpoints {
  private readonly named: readonly Endpoint[];
  private found: readonly (readonly Endpoint[])[];
  private resolvedAt = -Infinity;
  private resolving: Promise<void> | undefined;
  private readonly demotedUntil = new Map<string, number>();
  private turn = 0;

  constructor(
    url: string,
    private readonly resolve: (host: string) => Promise<string[]> = addressesOf,
  ) {
    this.named = url.split(',').map((address) => {
      const { hostname, port } = new URL(address.trim());
      return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
    });
    this.found = this.named.map((endpoint) => (isIP(endpoint.host) ? [endpoint] : []));
  }

  /** All known endpoints: the next in turn first, the recently unreachable ones last. */
  async inTurn(): Promise<Endpoint[]> {
    if (performance.now() - this.resolvedAt > resolveEveryMs) {
      const resolving = this.refresh();
      // Known endpoints are used while the name is resolved again.
      if (this.found.every((endpoints) => endpoints.length === 0)) await resolving;
    }
    const isDemoted = (endpoint: Endpoint) =>
      (this.demotedUntil.get(endpointKey(endpoint)) ?? 0) > performance.now();
    const endpoints = this.found.flat();
    const reached = endpoints.filter((endpoint) => !isDemoted(endpoint));
    this.turn += 1;
    // Turns are taken among those that were reached, because the one after an unreachable one would get its share too.
    const start = this.turn % Math.max(1, reached.length);
    return [...reached.slice(start), ...reached.slice(0, start), ...endpoints.filter(isDemoted)];
  }

  demote(endpoint: Endpoint): void {
    this.demotedUntil.set(endpointKey(endpoint), performance.now() + demotedMs);
  }

  promote(endpoint: Endpoint): void {
    this.demotedUntil.delete(endpointKey(endpoint));
  }

  /** Resolves the names again; the known endpoints stay if the name server is down. */
  refresh(): Promise<void> {
    this.resolving ??= this.lookUp().finally(() => {
      this.resolving = undefined;
      this.resolvedAt = performance.now();
    });
    return this.resolving;
  }

  private async lookUp(): Promise<void> {
    this.found = await Promise.all(
      this.named.map(async ({ host, port }, index) => {
        const known = this.found[index] ?? [];
        if (isIP(host)) return known;
        const hosts = await this.resolve(host).catch(() => []);
        return hosts.length === 0 ? known : hosts.map((address) => ({ host: address, port }));
      }),
    );
  }
}
