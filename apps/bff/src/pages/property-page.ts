import { oldSlugs } from '@estate/content/old-slugs';
import { propertyGoneMeta, propertyPageMeta } from '@estate/content/page-meta';
import { GetProperty } from '@estate/contracts/catalog';
import { describeProperty, sharePath } from '@estate/contracts/property-description';
import { galleryImages } from '@estate/contracts/property-images';
import { propertyIdFromSlug, propertySlug } from '@estate/contracts/property-slug';
import { type PublicProperty } from '@estate/contracts/public-property';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { preloadOf } from './image-preload.ts';
import { breadcrumbsLd } from './json-ld/breadcrumbs-ld.ts';
import { listingLd } from './json-ld/listing-ld.ts';
import { type Page, type Redirect } from './page.ts';
import { unavailablePage } from './refused-page.ts';

const routeFiles = ['src/routes/-property-page.tsx'];

function pageOf(property: PublicProperty, publicUrl: URL): Page {
  const described = describeProperty(property);
  const { path, title, description } = described;
  const images = galleryImages(property.images);
  const [first] = images;
  return {
    ...propertyPageMeta(described),
    status: 200,
    ...(first ? { preload: preloadOf(first, 'detail') } : {}),
    jsonLd: [
      listingLd(publicUrl, property, { path, description, imagePaths: images.slice(0, 6).map(sharePath) }),
      breadcrumbsLd(publicUrl, [
        { name: 'Immobilien', path: '/immobilien' },
        { name: title, path },
      ]),
    ],
    firstData: { [`/api/properties/${property.id}`]: property },
    address: path,
    routeFiles,
    isKept: true,
  };
}

const missing = (status: 404 | 410, isKept: boolean): Page => ({
  ...propertyGoneMeta,
  status,
  // Any address without a property, because the page says no more of it.
  address: '/immobilie/0',
  routeFiles,
  isKept,
});

/** Reads the id of a slug; undefined if there is none. */
export function propertyIdOf(slug: string): number | undefined {
  const id = oldSlugs.get(slug) ?? propertyIdFromSlug(slug);
  return typeof id === 'number' && id >= 1 ? id : undefined;
}

/** The page for every slug without an id. */
export const noProperty = missing(404, true);

/** /immobilie/{slug}: the property, a redirect to its current address, 404 or 410; 503 while catalog is away. */
export async function propertyPage(
  { slug, id }: { slug: string; id: number },
  catalog: RpcClient,
  publicUrl: URL,
): Promise<Page | Redirect> {
  try {
    const property = await catalog.call(GetProperty, { id });
    const canonical = propertySlug(property);
    return slug === canonical ? pageOf(property, publicUrl) : { redirectTo: `/immobilie/${canonical}` };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code } = error.problem;
    if (code === 'property-not-found') return missing(404, false);
    return code === 'property-gone' ? missing(410, false) : { ...unavailablePage, routeFiles };
  }
}
