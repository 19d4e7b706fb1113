import { CatalogChanged } from '@estate/contracts/events';
import { authSecrets } from '@estate/server-kit/process/auth-secrets';
import { publishEvent } from '@estate/server-kit/stores/events';
import { type Log } from '@estate/server-kit/observability/log';
import { HttpClient } from '@estate/server-kit/http/http-client';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { RpcClient } from '@estate/rpc/rpc-client';
import { type Redis } from 'ioredis';
import { type ResponseCache } from './cache/response-cache.ts';
import { type BffEnv } from './env.ts';
import { type RateLimits } from './limits/rate-limits.ts';
import { mapTiles } from './map-tiles.ts';
import { type WebBuild } from './pages/page-html.ts';
import { DocumentFiles } from './proxies/document-files.ts';
import { ImageAccess } from './proxies/image-access.ts';
import { MediaForward } from './proxies/media-forward.ts';
import { QueueBoardForward } from './proxies/queue-board-forward.ts';
import { ReplyFilesForward } from './proxies/reply-files-forward.ts';
import { ScriptErrors } from './script-errors.ts';
import { SpamDefence } from './spam-defence/spam-defence.ts';
import { Audit } from './staff/audit.ts';
import { CrmWebhooks } from './crm-webhooks.ts';
import { PropertyViews } from './views/property-views.ts';
import { previewAddress } from './words/preview.ts';

export type Services = ReturnType<typeof connectServices>;

/** Creates the dependencies of the routes. Connections open with the first call. */
export function connectServices(
  env: BffEnv,
  options: {
    redis: Redis;
    limits: RateLimits;
    cache: ResponseCache;
    web: WebBuild | undefined;
    log: Log;
  },
) {
  const { redis, limits, cache, log } = options;
  const tokenFor = (service: string) => new ServiceToken('bff', service, env.SERVICE_KEY);
  const catalog = new RpcClient(env.CATALOG_URL, tokenFor('catalog'), log);
  const content = new RpcClient(env.CONTENT_URL, tokenFor('content'), log);
  const leads = new RpcClient(env.LEADS_URL, tokenFor('leads'), log);
  const crmSync = new RpcClient(env.CRM_SYNC_URL, tokenFor('crm-sync'), log);
  const identity = new RpcClient(env.IDENTITY_URL, tokenFor('identity'), log);
  const mediaHttp = new HttpClient(env.MEDIA_URL, tokenFor('media'), log, {
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  const imageAccess = new ImageAccess(catalog);
  const webhooks = new CrmWebhooks({
    secret: env.PROPSTACK_WEBHOOK_SECRET,
    publicUrl: env.PUBLIC_URL,
    redisUrl: env.REDIS_URL,
    log,
  });
  return {
    catalog,
    content,
    leads,
    crmSync,
    identity,
    audit: new Audit(identity, log),
    imageAccess,
    media: new MediaForward(mediaHttp, imageAccess, limits, log),
    defence: new SpamDefence(redis, authSecrets(env), log),
    webhooks,
    queueBoard: new QueueBoardForward(crmSync, log),
    documents: new DocumentFiles(mediaHttp, log),
    replyFiles: new ReplyFilesForward(leads, log),
    scriptErrors: new ScriptErrors(options.web),
    views: new PropertyViews(redis, catalog, identity, env.AUTH_SECRET, log),
    /** The signed address of a page with the words of all drafts. */
    previewAddress: (path: string) => previewAddress(env.AUTH_SECRET, path),
    maps: { apiKey: env.GOOGLE_MAPS_API_KEY ?? null, scriptUrl: env.GOOGLE_MAPS_URL },
    mapTiles: mapTiles(env.MAP_TILES, log),
    /** Drops the cached responses of all instances; returns how many this instance had. */
    clearCaches: async () => {
      imageAccess.clear();
      const cleared = cache.clear();
      await publishEvent(redis, CatalogChanged, { ids: [], at: new Date().toISOString() });
      return { cleared };
    },
    log,
    /** Waits for running calls and closes the connections. */
    close: async () => {
      await Promise.all(
        [catalog, content, leads, crmSync, identity, webhooks, mediaHttp].map((client) => client.close()),
      );
    },
  };
}
