import { type IncomingMessage } from 'node:http';
import { clientNetwork } from '@estate/server-kit/http/client-network';
import { type Language } from '@estate/server-kit/text/html';
import { ClientQueue } from '../limits/client-queue.ts';
import { ServerBusy, type LimitName, type RateLimits } from '../limits/rate-limits.ts';
import { CachedResponse, type ResponseContent } from './cached-response.ts';
import { MemoryCache } from './memory-cache.ts';

/** The key of a response in the cache: its language, and what else it depends on. */
export type CacheKey = `${Language} ${string}`;

/** A public read: its key in the cache, its route in metrics, and the function that makes its response. */
export interface CacheableRead {
  readonly key: CacheKey;
  readonly route: string;
  readonly load: () => Promise<ResponseContent>;
  /** The limit that counts a cache miss. Omitted only if the read calls no service and has few keys. */
  readonly limit?: LimitName;
  /** Clients above a limit get an HTML page if true, otherwise problem+json. */
  readonly isPage?: boolean;
}

/** Finds the cacheable read of a path and query; undefined if Express handles the request. */
export type ReadResolver = (path: string, search: string) => CacheableRead | undefined;

/** Measured bytes of an entry besides its body: the map entry and six lists of headers. */
const overhead = 4_096;

/**
 * Responses to public reads, in memory for a minute at most and dropped by every catalog event (decision 4). Misses are
 * limited per client, because each one costs work in several processes (decision 8).
 */
export class ResponseCache {
  private readonly responses = new MemoryCache<CacheKey, CachedResponse>({
    maxBytes: 32 * 1024 * 1024,
    maxAgeMs: 60_000,
    bytesOf: (response, key) => response.size + key.length + overhead,
  });
  private readonly queue = new ClientQueue();

  constructor(
    private readonly limits: Pick<RateLimits, 'count'>,
    private readonly securityHeaders: Readonly<Record<string, string>>,
  ) {}

  get size(): number {
    return this.responses.size;
  }

  get(key: CacheKey): CachedResponse | undefined {
    return this.responses.get(key);
  }

  /** Makes the encoding of this request and updates the size of the cache entry. */
  async encode(key: CacheKey, response: CachedResponse, request: IncomingMessage): Promise<void> {
    await response.encode(request);
    this.responses.resize(key, response);
  }

  /**
   * Loads the response for the client at this address. The request that starts a load is counted and queued. A
   * request that joins a load in progress is neither, because it causes no work. A load that still waits in the queue
   * cannot be joined, because it waits behind the other requests of its client. Rejects with TooManyRequests, with
   * ServerBusy, with the signal's reason if the client disconnected during the wait, or with the error of the load.
   */
  async load(read: CacheableRead, address: string, signal: AbortSignal): Promise<CachedResponse> {
    const pending = this.responses.pending(read.key);
    if (pending) return pending;
    if (!read.limit) return this.loadNow(read);
    await this.limits.count(read.limit, address);
    return this.loadQueued(read, address, signal);
  }

  clear(): number {
    return this.responses.clear();
  }

  private async loadQueued(
    read: CacheableRead,
    address: string,
    signal: AbortSignal,
  ): Promise<CachedResponse> {
    const known = this.get(read.key) ?? this.responses.pending(read.key);
    if (known) return known;
    try {
      return await this.queue.run(clientNetwork(address), signal, () => this.loadNow(read));
    } catch (error) {
      // Another client's request may have loaded the response in the meantime.
      const stored = error instanceof ServerBusy ? this.get(read.key) : undefined;
      if (stored) return stored;
      throw error;
    }
  }

  private loadNow({ key, load }: CacheableRead): Promise<CachedResponse> {
    return this.responses.load(key, async () => {
      const content = await load();
      const value = new CachedResponse(content, this.securityHeaders);
      return { value, ...(content.maxAgeMs === undefined ? {} : { maxAgeMs: content.maxAgeMs }) };
    });
  }
}
