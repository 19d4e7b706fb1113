import { brokerBySlug, hasLeft } from '@estate/content/brokers';
import {
  type FixedPath,
  isFixedPath,
  notFoundMeta,
  previewMeta,
  priceRangeIdOf,
} from '@estate/content/page-meta';
import { isPreviewPath } from '@estate/content/staff-pages';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { withoutLinkEnd } from '@estate/domain/text/link-end';
import { CachedResponse, type ResponseContent } from '../cache/cached-response.ts';
import { type CacheableRead, type ReadResolver } from '../cache/response-cache.ts';
import { type LimitError, type LimitName } from '../limits/rate-limits.ts';
import { decodePath } from '../routing/request-head.ts';
import { brokerPage } from './broker-page.ts';
import { fixedPage, missLimitOf, pageSearchOf, searchRedirect } from './fixed-page.ts';
import { renderPage, type PageContext } from './page-html.ts';
import { type Page, type Redirect, tooManyRequestsPage, unavailablePage } from './page.ts';
import { priceRangePage } from './price-range-page.ts';
import { missingPropertyPage, propertyIdOf, propertyPage } from './property-page.ts';

const htmlType = 'text/html; charset=utf-8';

/**
 * Cache lifetime of the shell, the page without rendered content, which is sent while the renderer is slow or down. It
 * is short, so that the rendered page replaces the shell soon.
 */
const shellMaxAgeMs = 2_000;

async function responseFor(page: Page | Redirect, context: PageContext): Promise<ResponseContent> {
  if ('redirectTo' in page) {
    return {
      status: page.isTemporary ? 302 : 301,
      type: 'text/plain; charset=utf-8',
      body: '',
      location: page.redirectTo,
      ...(page.isTemporary ? { maxAgeMs: 0 } : {}),
    };
  }
  const { html, isRendered } = await renderPage(page, context);
  const isLate = !isRendered && page.address !== undefined && context.renderer !== undefined;
  return {
    status: page.status,
    type: htmlType,
    body: html,
    headers: {
      ...(page.status === 503 ? { 'retry-after': '30' } : {}),
      ...(page.head.robots === 'index, follow' ? {} : { 'x-robots-tag': page.head.robots }),
    },
    ...(isLate ? { maxAgeMs: shellMaxAgeMs } : {}),
    ...(page.isCacheable ? {} : { maxAgeMs: 0 }),
  };
}

/**
 * The pages for clients above a limit, by reason. They are made once per state of the published words, so that a refusal
 * costs next to nothing.
 */
export async function limitErrorPages(
  context: PageContext,
  securityHeaders: Readonly<Record<string, string>>,
): Promise<Readonly<Record<LimitError['reason'], CachedResponse>>> {
  const response = async (page: Page) =>
    new CachedResponse(
      {
        status: page.status,
        type: htmlType,
        body: (await renderPage(page, context)).html,
        headers: { 'cache-control': 'no-store' },
      },
      securityHeaders,
    );
  return {
    'too-many-requests': await response(tooManyRequestsPage()),
    busy: await response(unavailablePage()),
  };
}

/**
 * The 404 page of the staff area is a shell that the browser renders, because only the app knows who is signed in.
 */
const staffNotFound = (): Page => ({ ...notFoundMeta(), status: 404, isCacheable: true });
const notFound = (): Page => ({ ...staffNotFound(), address: '/404' });

/** The staff preview of a property: the same shell for every id, because only the app knows who is signed in. */
const preview = (): Page => ({
  ...previewMeta(),
  status: 200,
  routeFiles: ['src/routes/admin_.immobilien.$id.vorschau.tsx'],
  isCacheable: true,
});

/**
 * The canonical spelling of a requested path: in lower case, with only the necessary percent-encoding; undefined for
 * invalid percent-encoding. An encoded slash stays within its segment.
 */
function meantPath(path: string): string | undefined {
  const decoded = decodePath(path.replace(/%2f/gi, '%252F'));
  if (decoded === undefined) return undefined;
  const segments = withoutLinkEnd(decoded).toLowerCase().split('/');
  return segments.map(encodeURIComponent).join('/') || '/';
}

/** Resolves every path that is neither API nor file to a page with its status and head (architecture.md, HTML). */
export function pageReads(context: PageContext): ReadResolver {
  const pageRead = (
    key: string,
    route: string,
    limit: LimitName | undefined,
    load: () => Promise<Page | Redirect> | Page | Redirect,
  ): CacheableRead => ({
    key: `de ${key}`,
    route,
    ...(limit ? { limit } : {}),
    isPage: true,
    load: async () => responseFor(await load(), context),
  });
  const missing = pageRead('404', '404', undefined, notFound);
  const staffMissing = pageRead('404 staff', '404', undefined, staffNotFound);
  const previewRead = pageRead('preview', '/admin/immobilien/{id}/vorschau', undefined, preview);
  const missingProperty = pageRead('404 property', '/immobilie/{slug}', undefined, missingPropertyPage);

  return (path, search) => {
    if (isFixedPath(path)) return fixed(path, search);
    if (isPreviewPath(path)) return previewRead;
    const rangeId = priceRangeIdOf(path);
    if (rangeId !== undefined)
      return pageRead(
        path,
        '/bewertung/preisspanne/{id}',
        'miss',
        async () => (await priceRangePage(rangeId, context)) ?? notFound(),
      );
    const meant = meantPath(path);
    // The app's router matches no route for invalid percent-encoding either.
    if (meant === undefined) return path.startsWith('/admin/') ? staffMissing : missing;
    const [, area, slug = '', rest] = meant.split('/');
    if (area === 'immobilie' && slug !== '' && rest === undefined) return property(path, meant);
    const isBroker = area === 'makler' && rest === undefined && brokerBySlug(slug) !== undefined;
    // Unknown paths of staff redirect too, because the app's router decodes `/%61dmin` and renders its staff area.
    const isListed = isFixedPath(meant) || isPreviewPath(meant) || isBroker || area === 'admin';
    if (meant !== path && isListed) return redirect(path, meant);
    if (area === 'makler' && rest === undefined && hasLeft(slug)) return redirect(path, '/ueber-uns');
    if (area === 'admin') return staffMissing;
    if (!isBroker) return missing;
    return pageRead(
      path,
      '/makler/{slug}',
      'miss',
      async () => (await brokerPage(slug, context)) ?? notFound(),
    );
  };

  function fixed(path: FixedPath, search: string): CacheableRead {
    const query = pageSearchOf(path, search);
    return pageRead(
      `${path} ${canonicalQuery(query)}`,
      path,
      missLimitOf(path, query),
      async () => (await searchRedirect(path, query, context)) ?? fixedPage(path, query, context),
    );
  }

  /**
   * Listed routes redirect from any other spelling of their path (visitor-area §2). The redirect counts as a cache miss
   * although it calls no service, because anybody can request an unlimited number of such addresses.
   */
  function redirect(path: string, redirectTo: string): CacheableRead {
    return pageRead(path, 'redirect', 'miss', () => ({ redirectTo }));
  }

  /** A property. Other spellings, former slugs and outdated slugs redirect to its current address in one step. */
  function property(path: string, meant: string): CacheableRead {
    const slug = meant.slice('/immobilie/'.length);
    const id = propertyIdOf(slug);
    if (id === undefined) return meant === path ? missingProperty : redirect(path, meant);
    return pageRead(path, '/immobilie/{slug}', 'miss', async () => {
      const page = await propertyPage({ slug, id }, context);
      return meant === path || 'redirectTo' in page ? page : { redirectTo: meant };
    });
  }
}
