import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDemoContent } from '@estate/content/demo';
import { CatalogChanged, ContentPublished } from '@estate/contracts/events';
import { FollowedWords } from '@estate/rpc/followed-words';
import { drainable } from '@estate/server-kit/http/drain-http';
import { subscribeEvent } from '@estate/server-kit/stores/events';
import {
  type Readiness,
  startHealthServer,
  startMetricsServer,
} from '@estate/server-kit/observability/health';
import { type Log, createLog } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { connectRedis } from '@estate/server-kit/stores/redis';
import { endTracing, startTracing } from '@estate/server-kit/observability/tracing';
import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import { type ReadResolver, ResponseCache } from './cache/response-cache.ts';
import { type BffEnv } from './env.ts';
import { limitConnections } from './limits/open-per-client.ts';
import { createRateLimits, type RateLimits } from './limits/rate-limits.ts';
import { maintenanceHandler, Maintenance } from './maintenance-mode.ts';
import { NativeForms } from './native-forms/native-forms.ts';
import { openApiFile } from './openapi/document-file.ts';
import { agencyFiles } from './pages/agency-files.ts';
import { crawlerFiles } from './pages/crawler-files.ts';
import { generatedFileReads } from './pages/file-reads.ts';
import { type PageContext, readWebBuild, type WebBuild } from './pages/page-html.ts';
import { limitErrorPages, pageReads } from './pages/page-routes.ts';
import { mountExposePage } from './pages/expose-page.ts';
import { mountReportPage } from './pages/report-page.ts';
import { mountSearchOrdersPage } from './pages/search-orders-page.ts';
import { isSecretPath } from './pages/secret-page.ts';
import { createReadiness } from './readiness.ts';
import { Renderer, type RendererTimes } from './renderer.ts';
import { answerUnparsableRequests } from './refused-pages.ts';
import { requestHandler } from './request-handler.ts';
import { allRoutes } from './routes/all-routes.ts';
import { answerProblem } from './routing/answer-problem.ts';
import { apiReads } from './routing/api-reads.ts';
import { mountRoutes } from './routing/mount-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { connectServices, type Services } from './services.ts';
import { originCheck } from './routing/allowed-origins.ts';
import { staticFiles } from './static-files.ts';
import { showFollowedWords, wordsRead } from './words/page-words.ts';
import { mountPreviews } from './words/preview.ts';

const isApi = (path: string) => /^\/(?:api|media)(?:\/|$)/.test(path);

/**
 * The Express app for everything but cacheable reads: calls, files, health, and a problem for all other requests.
 */
function createApp(options: {
  services: Services;
  limits: RateLimits;
  files: Awaited<ReturnType<typeof staticFiles>>;
  checkOrigin: (request: Request) => void;
  nativeForms: NativeForms;
  pages: ReadResolver;
  secret: string;
  web: WebBuild | undefined;
  ready: () => Promise<Readiness>;
  log: Log;
}): Express {
  const { services, limits, files, checkOrigin, nativeForms, pages, secret, web, ready, log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  app.enable('strict routing');
  app.enable('case sensitive routing');

  mountRoutes(app, allRoutes, services, limits, checkOrigin, nativeForms);
  mountPreviews(app, { content: services.content, limits, pages, secret });
  mountReportPage(app, { leads: services.leads, limits, web, log });
  mountSearchOrdersPage(app, { leads: services.leads, limits, web, log });
  mountExposePage(app, { services, limits, web, log });
  app.get('/healthz', (_request, response) => void response.json({ alive: true }));
  app.get('/readyz', async (_request, response) => {
    const state = await ready();
    response
      .status(state.ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(state);
  });
  app.use(services.mapTiles.serve);
  app.use(files.serve);
  app.use((request, response) => {
    // The request handler answers GET and HEAD of pages, so a page request that gets here has another method.
    if (isApi(request.path) || request.method === 'GET' || request.method === 'HEAD') {
      throw new ProblemError('not-found');
    }
    response.set('allow', 'GET, HEAD');
    throw new ProblemError('method-not-allowed');
  });
  const failed: ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) next(error);
    else answerProblem(response, error, log);
  };
  app.use(failed);
  return app;
}

export interface RunningBff {
  readonly url: string;
  readonly port: number;
  readonly healthPort: number;
  /**
   * Reports not ready, serves for SHUTDOWN_DELAY_SECONDS, finishes running requests (≤ 10 s), then closes the
   * remaining connections.
   */
  close(): Promise<void>;
}

/** Time limits in ms for receiving the head of a request and the whole request, and the interval of these checks. */
const clientTimes = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

const builtWeb = new URL('../../web/dist/', import.meta.url);
/** Paths that are never a page, even if no route is mounted there. */
const notPages = /^\/(?:api|media|assets|map)(?:\/|$)|^\/(?:healthz|readyz)$/;

/**
 * Starts the public server. In production it refuses demo content, because the people and customers in it are
 * invented.
 */
export async function startBff(
  env: BffEnv,
  {
    webFolder = builtWeb,
    times = clientTimes,
    rendererTimes,
    maintenanceMs,
  }: {
    webFolder?: URL;
    times?: typeof clientTimes;
    rendererTimes?: RendererTimes;
    maintenanceMs?: number;
  } = {},
): Promise<RunningBff> {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && isDemoContent && !env.ALLOW_DEMO_CONTENT) {
    throw new Error('libs/content still holds demo content; ALLOW_DEMO_CONTENT=true starts with it.');
  }
  const log = createLog('bff');
  log.level = env.LOG_LEVEL;
  const publicUrl = new URL(env.PUBLIC_URL);
  await startTracing('bff', env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const [web, files] = await Promise.all([readWebBuild(webFolder), staticFiles(webFolder)]);
  if (!web) log.error('apps/web is not built: pages are answered with 503');

  const renderer = web?.program && new Renderer(web.program, log, rendererTimes);
  const headers = securityHeaders({
    isProduction,
    publicUrl,
    mapsScriptUrl: env.GOOGLE_MAPS_API_KEY === undefined ? undefined : env.GOOGLE_MAPS_URL,
    hasTagManager: env.GTM_ID !== undefined,
  });
  const redis = connectRedis(env.REDIS_URL, 'producer', log);
  const limits = createRateLimits(redis, env.AUTH_SECRET);
  const cache = new ResponseCache(limits, headers);
  const services = connectServices(env, {
    redis,
    limits,
    cache,
    web,
    log,
  });
  const { catalog, imageAccess } = services;
  const maintenance = new Maintenance(redis, log);
  await maintenance.follow(maintenanceMs);
  const readiness = createReadiness({
    catalog,
    optionalServices: services,
    redis,
    cache,
    maintenance,
    hasWeb: web !== undefined,
    renderer,
  });
  const ready = () => readiness.ready();

  const clearCaches = () => {
    imageAccess.clear();
    cache.clear();
  };
  const subscription = subscribeEvent({
    redis,
    contract: CatalogChanged,
    onEvent: clearCaches,
    onSubscribed: clearCaches,
    log,
  });

  const context: PageContext = {
    catalog,
    leads: services.leads,
    web,
    renderer,
    publicUrl,
    gtmId: env.GTM_ID,
    log,
  };
  let errorPages = web && (await limitErrorPages(context, headers));
  const words = new FollowedWords(services.content, log, async () => {
    clearCaches();
    errorPages = web && (await limitErrorPages(context, headers));
  });
  showFollowedWords(words);
  await words.refresh();
  const wordsSubscription = subscribeEvent({
    redis,
    contract: ContentPublished,
    onEvent: () => words.refresh(),
    onSubscribed: () => words.refresh(),
    log,
  });

  const allPages = pageReads(context);
  const pages: ReadResolver = (path, search) =>
    notPages.test(path) || isSecretPath(path) || files.has(path) ? undefined : allPages(path, search);
  const checkOrigin = originCheck(publicUrl, !isProduction);
  const nativeForms = new NativeForms(context, services, limits, checkOrigin);
  const server = createServer(
    times,
    requestHandler({
      app: createApp({
        services,
        limits,
        files,
        checkOrigin,
        nativeForms,
        pages,
        secret: env.AUTH_SECRET,
        web,
        ready,
        log,
      }),
      cache,
      resolvers: [
        apiReads(allRoutes, services),
        generatedFileReads({ ...crawlerFiles(catalog, publicUrl), ...agencyFiles, ...openApiFile }),
        wordsRead,
        pages,
      ],
      limitErrorPage: (reason) => errorPages?.[reason],
      maintenance,
      answerClosed: maintenanceHandler(headers),
      securityHeaders: headers,
      trustedHops: env.TRUST_PROXY,
      log,
    }),
  );
  // This timeout is longer than the keep-alive timeout of proxies, because a proxy could otherwise send a request on
  // a connection that is just closing.
  server.keepAliveTimeout = 75_000;
  answerUnparsableRequests(server, { securityHeaders: headers, log });
  if (env.TRUST_PROXY === 0) limitConnections(server);
  const { endKeepAlive, drain } = drainable(server);
  server.listen(env.PORT, env.BIND_HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  log.info({ http_port: port }, 'http listening');
  const health = await startHealthServer({ port: env.HEALTH_PORT, host: env.BIND_HOST, ready });
  const metrics =
    env.METRICS_PORT === undefined ? undefined : await startMetricsServer(env.METRICS_PORT, env.BIND_HOST);

  const close = async () => {
    readiness.beginShutdown();
    health.beginShutdown();
    endKeepAlive();
    await sleep(env.SHUTDOWN_DELAY_SECONDS * 1_000);
    maintenance.close();
    await drain();
    await renderer?.close();
    subscription.close();
    wordsSubscription.close();
    words.close();
    await services.close();
    redis.disconnect();
    await Promise.all([health.close(), metrics?.close(), endTracing()]);
  };
  let closing: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    healthPort: health.port,
    close: () => (closing ??= close()),
  };
}
