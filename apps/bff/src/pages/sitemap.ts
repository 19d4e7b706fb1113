import { brokers } from '@estate/content/brokers';
import { pageHeads } from '@estate/content/page-heads';
import { ListPublicPages } from '@estate/contracts/catalog';
import { propertySlug } from '@estate/contracts/property-slug';
import { type RpcClient } from '@estate/server-kit/rpc-client';
import { type Source } from '../answer-cache/shared-reads.ts';
import { escapeHtml } from './escape.ts';

const isDate = (text: string) => !Number.isNaN(Date.parse(text));

function entry(publicUrl: URL, path: string, changedAt?: string): string {
  const changed =
    changedAt && isDate(changedAt) ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${changed}</url>`;
}

/** Every address that search engines may keep: pages of the route table, brokers, all public properties. */
async function sitemap(catalog: RpcClient, publicUrl: URL): Promise<string> {
  const { items } = await catalog.call(ListPublicPages, {});
  const pages = Object.entries(pageHeads).filter(
    ([path, { robots }]) => path.startsWith('/') && robots === 'index, follow',
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(([path]) => entry(publicUrl, path)),
    ...brokers.map(({ slug }) => entry(publicUrl, `/makler/${slug}`)),
    ...items.map((item) => entry(publicUrl, `/immobilie/${propertySlug(item)}`, item.updated_at)),
    '</urlset>',
    '',
  ].join('\n');
}

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

/** /sitemap.xml and /robots.txt. */
export const crawlerSource =
  (catalog: RpcClient, publicUrl: URL): Source =>
  (path) => {
    if (path === '/sitemap.xml') {
      const make = async () => ({
        status: 200,
        type: 'application/xml; charset=utf-8',
        body: await sitemap(catalog, publicUrl),
        isKept: true,
      });
      return { key: path, route: path, make };
    }
    if (path !== '/robots.txt') return undefined;
    const answer = { status: 200, type: 'text/plain; charset=utf-8', body: robots(publicUrl), isKept: true };
    return { key: path, route: path, make: () => Promise.resolve(answer) };
  };
