import { type LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type interceptors } from 'undici';

type Options = NonNullable<Parameters<typeof interceptors.dns>[0]>;
type Records = ReturnType<NonNullable<Options['storage']>['get']>;
export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

const resolveEveryMs = 10_000;

const originOf = ({ address, family, port }: LookupAddress & { port?: number }) =>
  new URL(`http://${family === 6 ? `[${address}]` : address}:${port}`).origin;

/**
 * Options of undici's DNS interceptor, which takes turns between the addresses behind
 * `http://host:port[,http://host:port]`. The names are resolved again every ten seconds, and when no address is left.
 */
export class Addresses {
  private records: Records = null;
  readonly options: Options;

  constructor(url: string, resolve: ResolveHost = (host) => lookup(host, { all: true })) {
    const urls = url.split(',').map((each) => new URL(each.trim()));
    const lookUp = async ({ hostname, port }: URL) =>
      (await resolve(hostname.replace(/^\[|\]$/g, ''))).map(({ address, family }) => ({
        ...{ address, family: family === 6 ? (6 as const) : (4 as const) },
        ...{ port: Number(port || 80), ttl: resolveEveryMs },
      }));
    let known: Awaited<ReturnType<typeof lookUp>> | undefined;
    this.options = {
      maxTTL: resolveEveryMs,
      lookup: (_origin, _options, found) => {
        Promise.all(urls.map(lookUp)).then(
          (addresses) => found(null, (known = addresses.flat())),
          // If the name server is down, the addresses of the last lookup stay in use.
          (error: unknown) => (known ? found(null, known) : found(error as Error, [])),
        );
      },
      storage: {
        size: 1,
        get: () => this.records,
        // Only the first result is stored: concurrent first calls each resolve the names, and each result would start
        // the rotation with the same address.
        set: (_host, records) => void (this.records ??= records),
        delete: () => void (this.records = null),
        full: () => false,
      },
    };
  }

  /** Skips an address that refused a call or is shutting down, until the names are resolved again. */
  drop(origin: string): void {
    for (const family of Object.values(this.records?.records ?? {})) {
      if (family) family.ips = family.ips.filter((each) => originOf(each) !== origin);
    }
  }
}
