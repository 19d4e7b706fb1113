import { oldSlugs } from '@estate/content/old-slugs';
import { isFixedPath, notFoundMeta } from '@estate/content/page-meta';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/server-kit/rpc-client';
import { type Answer } from '../answer-cache/ready-answer.ts';
import { type Source, type Target } from '../answer-cache/shared-reads.ts';
import { brokerPage } from './broker-page.ts';
import { fixedPage } from './fixed-page.ts';
import { listingQuery } from './listing-query.ts';
import { type Page, type Redirect } from './page.ts';
import { propertyPage } from './property-page.ts';
import { renderShell } from './shell.ts';
import { type WebBuild } from './web-build.ts';

export interface PageWorld {
  readonly catalog: RpcClient;
  readonly web: WebBuild | undefined;
  readonly publicUrl: URL;
  readonly gtmId: string | undefined;
  readonly log: Log;
}

const notFound: Page = { ...notFoundMeta, status: 404, isKept: true };

const redirect = (location: string): Answer => ({
  status: 301,
  type: 'text/plain; charset=utf-8',
  body: '',
  location,
  isKept: true,
});

function answerOf(page: Page | Redirect, world: PageWorld): Answer {
  if ('redirectTo' in page) return redirect(page.redirectTo);
  if (!world.web) throw new ProblemError('unavailable');
  return {
    status: page.status,
    type: 'text/html; charset=utf-8',
    body: renderShell(world.web, page, world),
    ...(page.status === 503 ? { headers: { 'retry-after': '30' } } : {}),
    isKept: page.isKept,
  };
}

/** Every path that is neither API nor file: the shell with the status and head of its page (architecture.md, HTML). */
export function pageSource(world: PageWorld): Source {
  const target = (
    key: string,
    route: string,
    make: () => Promise<Page | Redirect> | Page | Redirect,
  ): Target => ({
    key,
    route,
    make: async () => answerOf(await make(), world),
  });
  const missing = target('404', '404', () => notFound);

  return (path, search) => {
    if (isFixedPath(path)) {
      const filters = path === '/immobilien' ? JSON.stringify(listingQuery(search) ?? 'q') : '';
      return target(`${path} ${filters}`, path, () => fixedPage(path, search, world));
    }
    const bare = path.replace(/\/+$/, '');
    if (bare !== path) return trailingSlash(bare) ?? missing;
    const [, area, slug, rest] = path.split('/');
    if (rest !== undefined || !slug) return missing;
    if (area === 'immobilie') {
      return target(path, '/immobilie/{slug}', () => propertyPage(slug, world.catalog, world.publicUrl));
    }
    if (area === 'admin') return target('/admin ', '/admin', () => fixedPage('/admin', '', world));
    if (area !== 'makler') return missing;
    const broker = brokerPage(slug, world.publicUrl);
    return broker ? target(path, '/makler/{slug}', () => broker) : missing;
  };

  /** The listed routes with a slash at the end go to the same without it (visitor-area §2); old addresses in one step. */
  function trailingSlash(bare: string): Target | undefined {
    const [, area, slug, rest] = bare.split('/');
    if (area === 'immobilie' && slug && oldSlugs.has(slug) && rest === undefined) {
      return target(bare, '/immobilie/{slug}', () => propertyPage(slug, world.catalog, world.publicUrl));
    }
    const isListed =
      isFixedPath(bare) || (slug && rest === undefined && (area === 'makler' || area === 'immobilie'));
    return isListed ? target(`${bare}/`, 'redirect', () => ({ redirectTo: bare })) : undefined;
  }
}
