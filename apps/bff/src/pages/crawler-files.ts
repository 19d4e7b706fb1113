import { brokers } from '@estate/content/brokers';
import { listedPaths } from '@estate/content/page-heads';
import { ListPublicPages, publicPagesLimit } from '@estate/contracts/catalog/properties';
import { propertySlug } from '@estate/domain/property/property-slug';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { escapeHtml } from '@estate/server-kit/text/html';
import { type WrittenFile } from './file-reads.ts';

const isDate = (text: string) => !Number.isNaN(Date.parse(text));

function entry(publicUrl: URL, path: string, changedAt?: string): string {
  const changed =
    changedAt && isDate(changedAt) ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  return `<loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${changed}`;
}

/**
 * The sitemap with all indexable addresses: pages of the route table, brokers, all public properties. The protocol of
 * sitemaps.org allows 50,000 addresses per file.
 */
async function sitemapOf(catalog: RpcClient, publicUrl: URL): Promise<string> {
  const properties = await publicPages(catalog);
  const entries = [
    ...listedPaths.map((path) => entry(publicUrl, path)),
    ...brokers().map(({ slug }) => entry(publicUrl, `/makler/${slug}`)),
    ...properties.map((item) => entry(publicUrl, `/immobilie/${propertySlug(item)}`, item.updated_at)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((text) => `  <url>${text}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Ids, titles and update times of all public properties, by id descending. */
async function publicPages(catalog: RpcClient) {
  const pages = [];
  for (let before: number | undefined; ; before = pages.at(-1)?.id) {
    const { items } = await catalog.call(ListPublicPages, before === undefined ? {} : { before });
    pages.push(...items);
    if (items.length < publicPagesLimit) return pages;
  }
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

export const crawlerFiles = (catalog: RpcClient, publicUrl: URL): Readonly<Record<string, WrittenFile>> => ({
  '/robots.txt': { type: 'text/plain; charset=utf-8', body: () => robots(publicUrl) },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    body: () => sitemapOf(catalog, publicUrl),
    limit: 'miss',
  },
});
