import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Source, type CacheableRead } from '../answer-cache/shared-reads.ts';
import { Sitemap } from './sitemap.ts';

const robots = (publicUrl: URL): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/admin',
    'Disallow: /api/auth',
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

const numbered = /^\/sitemap-([^/]+)\.xml$/;

/** /sitemap.xml, the files of a large one, and /robots.txt. */
export function crawlerSource(catalog: RpcClient, publicUrl: URL): Source {
  const sitemap = new Sitemap(catalog, publicUrl);
  const file = async (type: string, write: () => Promise<string> | string) => ({
    status: 200,
    type: `${type}; charset=utf-8`,
    body: await write(),
    isKept: true,
  });
  const list = (path: string, route: string, write: () => Promise<string>): CacheableRead => ({
    key: path,
    route,
    limit: 'miss',
    make: () => file('application/xml', write),
  });
  return (path) => {
    if (path === '/robots.txt') {
      return { key: path, route: path, make: () => file('text/plain', () => robots(publicUrl)) };
    }
    if (path === '/sitemap.xml') return list(path, path, () => sitemap.whole());
    const number = numbered.exec(path)?.[1];
    return number === undefined ? undefined : list(path, '/sitemap-{number}.xml', () => sitemap.part(number));
  };
}
