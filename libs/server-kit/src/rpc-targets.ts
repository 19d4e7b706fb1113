import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface Target {
  readonly host: string;
  readonly port: number;
}

const resolveEveryMs = 10_000;
/** A target that refused or did not answer the knock comes last for so long. */
const demotedMs = 5_000;

const keyOf = ({ host, port }: Target) => `${host}:${port}`;

/** The servers behind `tcp://host:port[,tcp://…]`: every address of each name, in turn. */
export class RpcTargets {
  private readonly named: readonly Target[];
  private targets: readonly Target[] = [];
  private resolvedAt = -Infinity;
  private readonly demotedUntil = new Map<string, number>();
  private turn = 0;

  constructor(
    url: string,
    private readonly resolve = async (host: string) =>
      (await lookup(host, { all: true })).map(({ address }) => address),
  ) {
    this.named = url.split(',').map((address) => {
      const { hostname, port } = new URL(address.trim());
      return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
    });
  }

  /** All targets, the one whose turn it is first and the recently unreachable ones last. */
  async inTurn(): Promise<Target[]> {
    if (performance.now() - this.resolvedAt > resolveEveryMs) await this.refresh();
    this.turn += 1;
    const start = this.targets.length === 0 ? 0 : this.turn % this.targets.length;
    const turned = [...this.targets.slice(start), ...this.targets.slice(0, start)];
    const isDemoted = (target: Target) => (this.demotedUntil.get(keyOf(target)) ?? 0) > performance.now();
    return [...turned.filter((target) => !isDemoted(target)), ...turned.filter(isDemoted)];
  }

  /** Puts a target last for a while and has the names looked up again. */
  demote(target: Target): void {
    this.demotedUntil.set(keyOf(target), performance.now() + demotedMs);
    this.resolvedAt = -Infinity;
  }

  promote(target: Target): void {
    this.demotedUntil.delete(keyOf(target));
  }

  private async refresh(): Promise<void> {
    const found = await Promise.all(
      this.named.map(async ({ host, port }) => {
        const hosts = isIP(host) ? [host] : await this.resolve(host).catch(() => this.knownFor(port));
        return hosts.map((address) => ({ host: address, port }));
      }),
    );
    this.targets = found.flat();
    this.resolvedAt = performance.now();
  }

  /** A name server that is down must not take the known targets away. */
  private knownFor(port: number): string[] {
    return this.targets.filter((target) => target.port === port).map(({ host }) => host);
  }
}
