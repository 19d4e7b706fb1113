import { ListLatest } from '@estate/contracts/catalog';
import { type Readiness } from '@estate/server-kit/health';
import { isRedisReady } from '@estate/server-kit/redis';
import { type RpcClient } from '@estate/server-kit/rpc-client';
import { type Redis } from 'ioredis';
import { type AnswerCache } from './answer-cache/answer-cache.ts';

const askAgainMs = 5_000;

export interface BffReadiness {
  ready(): Promise<Readiness>;
  /** From now on it is not ready, whatever stands behind it. */
  beginShutdown(): void;
}

/** Ready once catalog was reached, or while answers are in memory; what is away without stopping us is degraded. */
export function createReadiness(about: {
  catalog: RpcClient;
  redis: Redis;
  cache: AnswerCache;
  hasWeb: boolean;
}): BffReadiness {
  let isShuttingDown = false;
  let wasReached = false;
  let asked: { at: number; isThere: Promise<boolean> } | undefined;

  const isCatalogThere = (): Promise<boolean> => {
    if (!asked || performance.now() - asked.at > askAgainMs) {
      const isThere = about.catalog.call(ListLatest, {}).then(
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
      const catalog = await isCatalogThere();
      wasReached ||= catalog;
      // A start before catalog must not wait for the next question to be allowed.
      if (!catalog && !wasReached) asked = undefined;
      const parts = { catalog, redis: isRedisReady(about.redis), web: about.hasWeb };
      return {
        ready: wasReached || about.cache.size > 0,
        degraded: Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part])),
        parts,
      };
    },
  };
}
