import { ListLatest } from '@estate/contracts/catalog/properties';
import { type Readiness } from '@estate/server-kit/observability/health';
import { isRedisWritable } from '@estate/server-kit/stores/redis';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Redis } from 'ioredis';
import { MemoryCache } from './cache/memory-cache.ts';
import { type ResponseCache } from './cache/response-cache.ts';
import { type Maintenance } from './maintenance-mode.ts';
import { type Renderer } from './renderer.ts';
import { type Services } from './services.ts';

/** How long the result of a health check is cached, in ms. */
const checkMaxAgeMs = 5_000;
/** Much shorter than a probe's timeout, because a hanging dependency must not make this process look hung. */
const serviceTimeoutMs = 500;

/**
 * Ready once catalog has responded for the first time, even if it fails later. Also ready while the cache has
 * responses, and during maintenance. A missing renderer or optional service is reported as degraded.
 */
export function createReadiness(options: {
  catalog: RpcClient;
  optionalServices: Pick<Services, 'content' | 'leads' | 'identity' | 'media' | 'crmSync'>;
  redis: Redis;
  cache: Pick<ResponseCache, 'size'>;
  maintenance: Pick<Maintenance, 'isOn'>;
  hasWeb: boolean;
  /** Undefined if the server program is not built. */
  renderer: Pick<Renderer, 'isReady'> | undefined;
}) {
  const { content, leads, identity, media, crmSync } = options.optionalServices;
  const optionalServices = { content, leads, identity, media, 'crm-sync': crmSync };
  const checks = new MemoryCache<string, boolean>({
    maxBytes: 16,
    maxAgeMs: checkMaxAgeMs,
    bytesOf: () => 1,
  });
  let isShuttingDown = false;
  let wasReached = false;

  const checkCatalog = () =>
    checks.load('catalog', async () => {
      const isReachable = await options.catalog.call(ListLatest, {}).then(
        () => true,
        () => false,
      );
      wasReached ||= isReachable;
      // Until catalog was reached for the first time the result is not cached, so that the BFF becomes ready at once.
      return { value: isReachable, ...(wasReached ? {} : { maxAgeMs: 0 }) };
    });
  const checkHelpers = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(optionalServices).map(async ([name, service]) => {
          const isReachable = await checks.load(name, async () => ({
            value: await service.isReachable(serviceTimeoutMs),
          }));
          return [name, isReachable] as const;
        }),
      ),
    );

  return {
    /** Reports not ready from now on, so that the load balancer stops sending requests. */
    beginShutdown: () => {
      isShuttingDown = true;
    },
    async ready(): Promise<Readiness> {
      if (isShuttingDown) return { ready: false, degraded: ['shutdown'], parts: {} };
      const [catalog, redis, reachable] = await Promise.all([
        checkCatalog(),
        isRedisWritable(options.redis, serviceTimeoutMs),
        checkHelpers(),
      ]);
      const renderer = options.renderer?.isReady ?? false;
      const parts = { catalog, redis, web: options.hasWeb, renderer, ...reachable };
      return {
        ready: wasReached || options.cache.size > 0 || options.maintenance.isOn,
        degraded: Object.entries(parts).flatMap(([part, isAvailable]) => (isAvailable ? [] : [part])),
        parts,
      };
    },
  };
}
