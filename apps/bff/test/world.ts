import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logLevel, parseEnv } from '@estate/server-kit/process/env';
import { shippedWords } from '@estate/test-kit/shipped-words';
import { stubRpcServer, type StubRpcServer } from '@estate/test-kit/rpc-stub';
import { serviceKeys } from '@estate/test-kit/service-keys';
import { freePort } from '@estate/test-kit/stores';
import { bffEnv } from '../src/env.ts';
import { defaultTimes } from '../src/renderer.ts';
import { type RunningBff, startBff } from '../src/start-bff.ts';
import { card, imageAccess, job, property, session } from './records.ts';

export const publicUrl = 'https://www.example.test';

const indexHtml = `<!doctype html><html><head><!--head--></head><body><div id="root"></div><!--first-data--><script type="module" src="/assets/main-abc.js"></script><link rel="modulepreload" href="/assets/libraries-abc.js"></body></html>`;

/** A minimal build of apps/web; `renderer` is the program that renders its pages. */
async function builtWeb(renderer?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bff-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, '.server'));
  const files = {
    'index.html': indexHtml,
    'sw.js': 'self.addEventListener("message", () => {});',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-abc.js': 'export const main = 1;',
    'assets/libraries-abc.js': 'export const libraries = 1;',
    'assets/after-paint-abc.js': 'export const afterPaint = 1;',
    'assets/main-abc.js.br': 'not really brotli',
    'assets/hero-abc.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/house-abc.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/listing-abc.js': 'export const listing = 1;',
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/main-abc.js', imports: ['_libraries-abc.js'] },
      '_libraries-abc.js': { file: 'assets/libraries-abc.js' },
      'src/app/after-paint.ts': { file: 'assets/after-paint-abc.js' },
      'src/site/features/home/hero.svg': { file: 'assets/hero-abc.svg' },
      'src/site/features/valuation-landing/evening-house.svg': { file: 'assets/house-abc.svg' },
      'src/routes/-listing-page.tsx': {
        file: 'assets/listing-abc.js',
        imports: ['index.html', '_libraries-abc.js'],
      },
    }),
    ...(renderer === undefined
      ? {}
      : { '.server/main.js': renderer, '.server/package.json': '{"type":"module"}' }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

export interface World {
  readonly bff: RunningBff;
  readonly catalog: StubRpcServer;
  readonly content: StubRpcServer;
  readonly leads: StubRpcServer;
  readonly crmSync: StubRpcServer;
  readonly identity: StubRpcServer;
  get(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** A BFF with stub services. By default Redis and media are unreachable and pages are unrendered shells. */
export async function startWorld(
  given: Record<string, string> = {},
  { renderer, ...options }: Parameters<typeof startBff>[1] & { renderer?: string } = {},
): Promise<World> {
  const [catalog, content, leads, crmSync, identity] = await Promise.all([
    stubRpcServer({
      'catalog.listLatest': () => ({ items: [card()] }),
      'catalog.listProperties': () => ({ items: [card()], total: 1, page: 1, page_size: 24 }),
      'catalog.readSearch': (query: object) => ({
        query: canonicalQuery({ ...query, page: '', page_size: '' }),
      }),
      'catalog.findNearMisses': () => ({ items: [], wider: [] }),
      'catalog.listMapPoints': () => ({
        items: [{ id: 42, lng: 9.8, lat: 53.56, label: '649 T€' }],
        without_point: 0,
      }),
      'catalog.listHolidays': () => ({ items: [] }),
      'catalog.listPlaces': () => ({ items: [{ kind: 'district', place: 'Mallorca', count: 1 }] }),
      'catalog.listSimilar': () => ({ items: [card()] }),
      'catalog.listSold': () => ({ items: [] }),
      'catalog.countSold': () => ({ sold: 12, days_online: null, reached_share: null }),
      'catalog.listBrokerProperties': () => ({ items: [card()], total: 9 }),
      'catalog.compareProperties': () => ({ items: [card()] }),
      'catalog.getProperty': () => property(),
      'catalog.getImageAccess': ({ id }: { id: number }) => imageAccess(id),
      'catalog.listPublicPages': () => ({
        items: [{ id: 42, title: 'Villa & Elbe', updated_at: '2026-10-01' }],
      }),
    }),
    stubRpcServer({ ...shippedWords, 'content.getDraftWords': () => ({ words: {} }) }),
    stubRpcServer({}),
    stubRpcServer({ 'crm-sync.listJobs': () => ({ items: [job()] }) }),
    stubRpcServer({ 'identity.resolveSession': () => session('admin') }),
  ]);
  const web = await builtWeb(renderer);
  const source = {
    NODE_ENV: 'test',
    LOG_LEVEL: logLevel(),
    PORT: '0',
    PUBLIC_URL: publicUrl,
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    CATALOG_URL: catalog.url,
    CONTENT_URL: content.url,
    LEADS_URL: leads.url,
    CRM_SYNC_URL: crmSync.url,
    IDENTITY_URL: identity.url,
    MEDIA_URL: `http://127.0.0.1:${await freePort()}`,
    AUTH_SECRET: 'a-secret-for-tests-only',
    SERVICE_KEY: serviceKeys.SERVICE_KEY,
    ...given,
  };
  const end = async () => {
    await Promise.all([catalog, content, leads, crmSync, identity].map((stub) => stub.close()));
    await rm(web, { recursive: true });
  };
  const start = async () =>
    startBff(parseEnv(bffEnv(source), source), {
      webFolder: pathToFileURL(`${web}/`),
      // A page that is late only because both cores are busy is no shell here.
      rendererTimes: { ...defaultTimes, deadlineMs: 10_000 },
      ...options,
    });
  const bff = await start().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${bff.url}${path}`, { redirect: 'manual', ...init });
  return {
    bff,
    catalog,
    content,
    leads,
    crmSync,
    identity,
    get,
    post: (path, body, headers = {}) =>
      get(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: async () => {
      await bff.close();
      await end();
    },
  };
}

/** The body of a failed answer; checks its media type as well. */
export async function problemOf(
  response: Response,
): Promise<{ status: number; code: string; detail: string; errors?: { field: string; message: string }[] }> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {
    throw new Error(`no problem: ${response.status} ${await response.text()}`);
  }
  return (await response.json()) as never;
}
