import { type LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type interceptors } from 'undici';

type Options = NonNullable<Parameters<typeof interceptors.dns>[0]>;
type Storage = NonNullable<Options['storage']>;
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveEveryMs = 10_000;

const originOf = ({ address, family, port }: LookupAddress & { port?: number }) =>
  new URL(`http://${family === 6 ? `[${address}]` : address}:${port}`).origin;

/**
 * The addresses behind `http://host:port[,http://host:port]`, as options of undici's DNS interceptor, which takes turns
 * between them. The names are resolved again every ten seconds, and when no address is left.
 */
export class Addresses {
  private readonly urls: readonly URL[];
  private resolved: (LookupAddress & { port: number })[] = [];
  private records: ReturnType<Storage['get']> = null;

  readonly options: Options = {
    maxTTL: resolveEveryMs,
    lookup: (_origin, _options, found) => {
      this.lookUp().then(
        () =>
          found(
            null,
            this.resolved.map((each) => ({
              ...each,
              family: each.family === 6 ? 6 : 4,
              ttl: resolveEveryMs,
            })),
          ),
        (error: unknown) => found(error as Error, []),
      );
    },
    storage: {
      size: 1,
      get: () => this.records,
      // Only the first result is stored: concurrent first calls each resolve the names, and each result would start the
      // rotation with the same address.
      set: (_host, records) => void (this.records ??= records),
      delete: () => void (this.records = null),
      full: () => false,
    },
  };

  constructor(
    url: string,
    private readonly resolve: Resolve = (host) => lookup(host, { all: true }),
  ) {
    this.urls = url.split(',').map((each) => new URL(each.trim()));
  }

  get count(): number {
    return this.resolved.length;
  }

  /** Skips an address until the names are resolved again. */
  drop(origin: string): void {
    for (const family of Object.values(this.records?.records ?? {})) {
      if (family) family.ips = family.ips.filter((each) => originOf(each) !== origin);
    }
  }

  /** If the name server is down, the addresses of the last lookup stay in use. */
  private async lookUp(): Promise<void> {
    const found = this.urls.map(async ({ hostname, port }) => {
      const addresses = await this.resolve(hostname.replace(/^\[|\]$/g, ''));
      return addresses.map((each) => ({ ...each, port: Number(port || 80) }));
    });
    try {
      this.resolved = (await Promise.all(found)).flat();
    } catch (error) {
      if (this.resolved.length === 0) throw error;
    }
  }
}
