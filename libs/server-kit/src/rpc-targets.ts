import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface Target {
  readonly host: string;
  readonly port: number;
}

const resolveEveryMs = 10_000;
/** A target that refused or did not answer the knock comes last for so long. */
const demotedMs = 5_000;

export const targetKey = ({ host, port }: Target) => `${host}:${port}`;

const addressesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/** The servers behind `tcp://host:port[,tcp://…]`: every address of each name, in turn. */
export class RpcTargets {
  private readonly named: readonly Target[];
  private found: readonly (readonly Target[])[];
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
      return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
    });
    this.found = this.named.map((target) => (isIP(target.host) ? [target] : []));
  }

  /** All known targets, the one whose turn it is first and the recently unreachable ones last. */
  async inTurn(): Promise<Target[]> {
    if (performance.now() - this.resolvedAt > resolveEveryMs) {
      const resolving = this.refresh();
      // Who knows a target does not wait for the name server.
      if (this.found.every((targets) => targets.length === 0)) await resolving;
    }
    const targets = this.found.flat();
    this.turn += 1;
    const start = targets.length === 0 ? 0 : this.turn % targets.length;
    const turned = [...targets.slice(start), ...targets.slice(0, start)];
    const isDemoted = (target: Target) => (this.demotedUntil.get(targetKey(target)) ?? 0) > performance.now();
    return [...turned.filter((target) => !isDemoted(target)), ...turned.filter(isDemoted)];
  }

  demote(target: Target): void {
    this.demotedUntil.set(targetKey(target), performance.now() + demotedMs);
  }

  promote(target: Target): void {
    this.demotedUntil.delete(targetKey(target));
  }

  /** Looks the names up again; a name server that is down does not take the known targets away. */
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
