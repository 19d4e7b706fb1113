import { brokerBySlug } from '@estate/content/brokers';
import { oldSlugs } from '@estate/content/old-slugs';
import { type FixedPath, isFixedPath, notFoundMeta, previewMeta } from '@estate/content/page-meta';
import { isPreviewPath } from '@estate/content/staff-pages';
import { type FormState } from '@estate/domain/forms/form-state';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { withoutTrailingSlashes } from '@estate/server-kit/trailing-slashes';
import { type Answer } from '../answer-cache/ready-answer.ts';
import { type Source, type CacheableRead } from '../answer-cache/shared-reads.ts';
import { type LimitName } from '../limits/limits.ts';
import { type Renderer } from '../renderer/renderer.ts';
import { brokerPage } from './broker-page.ts';
import { fixedPage, limitOf, searchOf } from './fixed-page.ts';
import { type Page, type Redirect } from './page.ts';
import { noProperty, propertyIdOf, propertyPage } from './property-page.ts';
import { renderShell, type Rendered } from './shell.ts';
import { type WebBuild } from './web-build.ts';

export interface PageWorld {
  readonly catalog: RpcClient;
  readonly web: WebBuild | undefined;
  /** Undefined if the program is not built. */
  readonly renderer: Pick<Renderer, 'render'> | undefined;
  readonly publicUrl: URL;
  readonly gtmId: string | undefined;
  readonly log: Log;
}

const redirect = (location: string): Answer => ({
  status: 301,
  type: 'text/plain; charset=utf-8',
  body: '',
  location,
  isKept: true,
});

/** Whole hours, so that a page keeps its ETag when it is made anew and nothing has changed. */
const stepMs = 3_600_000;

/** The page as the app shows it first; undefined if the renderer is late or gone. */
export async function render(
  { address, firstData = {} }: Page,
  { renderer, publicUrl }: PageWorld,
  formState?: FormState,
): Promise<Rendered | undefined> {
  if (address === undefined || !renderer) return undefined;
  const madeAt = Math.floor(Date.now() / stepMs) * stepMs;
  const facts = { origin: publicUrl.origin, madeAt };
  const page = await renderer.render({ address, firstData, facts, ...(formState ? { formState } : {}) });
  return page && { page, madeAt };
}

/** The answer for a page, as the cache keeps it. */
async function answerOf(page: Page | Redirect, world: PageWorld): Promise<Answer> {
  if ('redirectTo' in page) return redirect(page.redirectTo);
  if (!world.web) throw new ProblemError('unavailable');
  const rendered = await render(page, world);
  const isShell = page.address !== undefined && world.renderer !== undefined && !rendered;
  return {
    status: page.status,
    type: 'text/html; charset=utf-8',
    body: renderShell(world.web, page, world, rendered),
    ...(page.status === 503 ? { headers: { 'retry-after': '30' } } : {}),
    isKept: page.isKept,
    ...(isShell ? { maxLifeMs: shellLifeMs } : {}),
  };
}

/** Where the renderer is slow or gone, the shell serves for as long as takes the load off it. */
const shellLifeMs = 2_000;

/** The 404 page of the staff area is a shell, because only the app learns who is signed in. */
const staffNotFound: Page = { ...notFoundMeta, status: 404, isKept: true };
const notFound: Page = { ...staffNotFound, address: '/404' };

/** The same shell for every id, because only the app learns who is signed in. */
const preview: Page = {
  ...previewMeta,
  status: 200,
  routeFiles: ['src/routes/admin_.immobilien.$id.vorschau.tsx'],
  isKept: true,
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Every path that is neither API nor file: the shell with the status and head of its page (architecture.md, HTML). */
export function pageSource(world: PageWorld): Source {
  const pageRead = (
    key: string,
    route: string,
    limit: LimitName | undefined,
    make: () => Promise<Page | Redirect> | Page | Redirect,
  ): CacheableRead => ({
    key,
    route,
    ...(limit ? { limit } : {}),
    isPage: true,
    make: async () => answerOf(await make(), world),
  });
  const missing = pageRead('404', '404', undefined, () => notFound);
  const staffMissing = pageRead('404 staff', '404', undefined, () => staffNotFound);
  const shownPreview = pageRead('preview', '/admin/immobilien/{id}/vorschau', undefined, () => preview);
  const missingProperty = pageRead('404 property', '/immobilie/{slug}', undefined, () => noProperty);

  return (path, search) => {
    if (isFixedPath(path)) return fixed(path, search);
    if (isPreviewPath(path)) return shownPreview;
    const bare = withoutTrailingSlashes(path);
    if (bare !== path) return trailingSlash(bare) ?? missing;
    const [, area, slug, rest] = path.split('/');
    if (area === 'admin') return staffMissing;
    // The app's router finds no route for a broken percent either.
    if (!isDecodable(path)) return missing;
    if (rest !== undefined || !slug) return missing;
    if (area === 'immobilie') return property(path, slug);
    if (area !== 'makler') return missing;
    if (!brokerBySlug(slug)) return missing;
    return pageRead(path, '/makler/{slug}', 'miss', async () => (await brokerPage(slug, world)) ?? notFound);
  };

  function fixed(path: FixedPath, search: string): CacheableRead {
    const asked = searchOf(path, search);
    return pageRead(`${path} ${canonicalQuery(asked)}`, path, limitOf(path, asked), () =>
      fixedPage(path, asked, world),
    );
  }

  function property(path: string, slug: string): CacheableRead {
    const id = propertyIdOf(slug);
    if (id === undefined) return missingProperty;
    return pageRead(path, '/immobilie/{slug}', 'miss', () => propertyPage({ slug, id }, world));
  }

  /** Listed routes with a trailing slash redirect to the path without it (visitor-area §2); old addresses in one step. */
  function trailingSlash(bare: string): CacheableRead | undefined {
    const [, area, slug, rest] = bare.split('/');
    if (area === 'immobilie' && slug && oldSlugs.has(slug) && rest === undefined) return property(bare, slug);
    const isListed =
      isFixedPath(bare) ||
      isPreviewPath(bare) ||
      (slug && rest === undefined && (area === 'makler' || area === 'immobilie'));
    // No service is called, but the number of such addresses is unlimited.
    return isListed ? pageRead(`${bare}/`, 'redirect', 'miss', () => ({ redirectTo: bare })) : undefined;
  }
}
