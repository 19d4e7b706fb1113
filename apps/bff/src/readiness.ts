import { ListLatest } from '@estate/contracts/catalog/properties';
import { type Readiness } from '@estate/server-kit/health';
import { isRedisAnswering } from '@estate/server-kit/redis';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Redis } from 'ioredis';
import { type ResponseCache } from './cache/response-cache.ts';
import { type Maintenance } from './maintenance-mode.ts';
import { type Renderer } from './renderer.ts';
import { type Services } from './services.ts';

const askAgainMs = 5_000;
/** Much shorter than a probe's timeout, because a hanging dependency must not make this process look hung. */
const helperMs = 500;

export interface BffReadiness {
  ready(): Promise<Readiness>;
  /** Reports not ready from now on. */
  beginShutdown(): void;
}

type Helpers = Pick<Services, 'leads' | 'identity' | 'media' | 'crmSync'>;

/** Checks the optional services, at most every few seconds. */
function lookForHelpers({ leads, identity, media, crmSync }: Helpers) {
  let last: { at: number; found: Promise<Record<string, boolean>> } | undefined;
  const look = async () => {
    const parts = { leads, identity, media, 'crm-sync': crmSync };
    const found = Object.entries(parts).map(
      async ([name, part]) => [name, await part.isReachable(helperMs)] as const,
    );
    return Object.fromEntries(await Promise.all(found));
  };
  return () => {
    if (!last || performance.now() - last.at > askAgainMs) last = { at: performance.now(), found: look() };
    return last.found;
  };
}

/** Ready once catalog was reached, while answers are in memory, or to tell of maintenance; a missing renderer or optional service is degraded. */
export function createReadiness(options: {
  catalog: RpcClient;
  helpers: Helpers;
  redis: Redis;
  cache: Pick<ResponseCache, 'size'>;
  maintenance: Pick<Maintenance, 'isOn'>;
  hasWeb: boolean;
  /** Undefined if its program is not built. */
  renderer: Pick<Renderer, 'isReady'> | undefined;
}): BffReadiness {
  let isShuttingDown = false;
  let wasReached = false;
  let asked: { at: number; isThere: Promise<boolean> } | undefined;
  const findHelpers = lookForHelpers(options.helpers);

  const isCatalogThere = (): Promise<boolean> => {
    if (!asked || performance.now() - asked.at > askAgainMs) {
      const isThere = options.catalog.call(ListLatest, {}).then(
        () => true,
        () => false,
      );
      asked = { at: performance.now(), isThere };
    }
    return asked.isThere;
  };

  return {
    beginShutdown: () => {
      isShuttingDown = true;
    },
    async ready() {
      if (isShuttingDown) return { ready: false, degraded: ['shutdown'], parts: {} };
      const [catalog, redis, helpers] = await Promise.all([
        isCatalogThere(),
        isRedisAnswering(options.redis, helperMs),
        findHelpers(),
      ]);
      wasReached ||= catalog;
      // A BFF that starts before catalog must not wait for the next allowed check.
      if (!catalog && !wasReached) asked = undefined;
      const renderer = options.renderer?.isReady ?? false;
      const parts = { catalog, redis, web: options.hasWeb, renderer, ...helpers };
      return {
        ready: wasReached || options.cache.size > 0 || options.maintenance.isOn,
        degraded: Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part])),
        parts,
      };
    },
  };
}
