import { brokers } from '@estate/content/brokers';
import { pageHeads } from '@estate/content/page-heads';
import {
  ListPublicPages,
  ListPublicPageStarts,
  publicPagesLimit,
} from '@estate/contracts/catalog/properties';
import { propertySlug } from '@estate/domain/property/property-slug';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { escapeHtml } from '@estate/server-kit/escape-html';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type CacheableRead, type ReadResolver } from '../cache/response-cache.ts';

/** The number in the name of a sitemap file. Three digits allow more files than any agency needs. */
const fileNumber = /^[1-9]\d{0,2}$/;

const isDate = (text: string) => !Number.isNaN(Date.parse(text));

function entry(publicUrl: URL, path: string, changedAt?: string): string {
  const changed =
    changedAt && isDate(changedAt) ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  return `<loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${changed}`;
}

const xmlOf = (list: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map((text) => `  <${item}>${text}</${item}>`),
    `</${list}>`,
    '',
  ].join('\n');

/**
 * The sitemap with all indexable addresses: pages of the route table, brokers, all public properties. It is one file
 * up to 5,000 properties. Above that it is an index: the first file holds the pages and brokers, each further file
 * 5,000 properties ordered by id, so that a new property changes only the last file. Only one file's properties are
 * in memory at a time.
 */
class Sitemap {
  constructor(
    private readonly catalog: RpcClient,
    private readonly publicUrl: URL,
  ) {}

  /** The content of /sitemap.xml: all addresses, or the index of the sitemap files. */
  async whole(): Promise<string> {
    const { items } = await this.catalog.call(ListPublicPages, {});
    const starts = items.length < publicPagesLimit ? [] : await this.starts();
    if (starts.length <= 1) {
      return xmlOf('urlset', 'url', [...this.fixedEntries(), ...this.propertyEntries(items)]);
    }
    const files = Array.from({ length: 1 + starts.length }, (_, index) => `/sitemap-${index + 1}.xml`);
    return xmlOf(
      'sitemapindex',
      'sitemap',
      files.map((path) => entry(this.publicUrl, path)),
    );
  }

  /** The content of /sitemap-{number}.xml. Throws `not-found` unless the index contains the number. */
  async part(name: string): Promise<string> {
    if (!fileNumber.test(name)) throw new ProblemError('not-found');
    const number = Number(name);
    const starts = await this.starts();
    const start = starts[number - 2];
    if (starts.length <= 1 || (number !== 1 && start === undefined)) throw new ProblemError('not-found');
    if (start === undefined) return xmlOf('urlset', 'url', this.fixedEntries());
    const next = starts[number - 1];
    const { items } = await this.catalog.call(ListPublicPages, next === undefined ? {} : { before: next });
    return xmlOf('urlset', 'url', this.propertyEntries(items.filter(({ id }) => id >= start)));
  }

  /** The first property id of each file of properties. */
  private async starts(): Promise<number[]> {
    return (await this.catalog.call(ListPublicPageStarts, { every: publicPagesLimit })).starts;
  }

  private fixedEntries(): string[] {
    const pages = Object.entries(pageHeads).filter(
      ([path, { robots }]) => path.startsWith('/') && robots === 'index, follow',
    );
    return [
      ...pages.map(([path]) => entry(this.publicUrl, path)),
      ...brokers.map(({ slug }) => entry(this.publicUrl, `/makler/${slug}`)),
    ];
  }

  private propertyEntries(items: readonly { id: number; title: string; updated_at: string }[]): string[] {
    return items.map((item) => entry(this.publicUrl, `/immobilie/${propertySlug(item)}`, item.updated_at));
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

const numberedFile = /^\/sitemap-([^/]+)\.xml$/;

/** Resolves /sitemap.xml, the numbered sitemap files, and /robots.txt. */
export function crawlerReads(catalog: RpcClient, publicUrl: URL): ReadResolver {
  const sitemap = new Sitemap(catalog, publicUrl);
  const file = async (type: string, write: () => Promise<string> | string) => ({
    status: 200,
    type: `${type}; charset=utf-8`,
    body: await write(),
  });
  const list = (path: string, route: string, write: () => Promise<string>): CacheableRead => ({
    key: path,
    route,
    limit: 'miss',
    load: () => file('application/xml', write),
  });
  return (path) => {
    if (path === '/robots.txt') {
      return { key: path, route: path, load: () => file('text/plain', () => robots(publicUrl)) };
    }
    if (path === '/sitemap.xml') return list(path, path, () => sitemap.whole());
    const number = numberedFile.exec(path)?.[1];
    return number === undefined ? undefined : list(path, '/sitemap-{number}.xml', () => sitemap.part(number));
  };
}
