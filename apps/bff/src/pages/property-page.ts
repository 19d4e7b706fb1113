import { oldSlugs } from '@estate/content/old-slugs';
import { propertyGoneMeta, propertyPageMeta } from '@estate/content/page-meta';
import { mayBeOrdered } from '@estate/content/order-release';
import { GetProperty, ListSimilar } from '@estate/contracts/catalog/properties';
import { GetOrderOffer, type PropertyOrder } from '@estate/contracts/leads/orders';
import { describeProperty, sharePath } from '@estate/contracts/catalog/property-description';
import { photos, photosWithoutLabel } from '@estate/domain/property/property-images';
import { propertyIdFromSlug, propertySlug } from '@estate/domain/property/property-slug';
import { type PropertyCards } from '@estate/contracts/catalog/listing';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { breadcrumbsJsonLd, listingJsonLd } from './json-ld.ts';
import { type PageContext } from './page-html.ts';
import { preloadOf, type Page, type Redirect, unavailablePage } from './page.ts';

const routeFiles = ['src/routes/-property-page.tsx'];

/** What a page shows besides its property; undefined where a service was down. */
interface Besides {
  similar: PropertyCards | undefined;
  /** Null while the agency offers no orders. */
  order: PropertyOrder | null | undefined;
}

function pageOf(property: PublicProperty, { similar, order }: Besides, publicUrl: URL): Page {
  const described = describeProperty(property);
  const { path, title, description } = described;
  const [first] = photos(property.images);
  const imagePaths = photosWithoutLabel(property.images).slice(0, 6).map(sharePath);
  return {
    ...propertyPageMeta(described),
    status: 200,
    ...(first ? { preload: preloadOf(first, 'detail') } : {}),
    jsonLd: [
      listingJsonLd(publicUrl, property, { path, description, imagePaths }),
      breadcrumbsJsonLd(publicUrl, [
        { name: 'Immobilien', path: '/immobilien' },
        { name: title, path },
      ]),
    ],
    firstData: {
      [`/api/properties/${property.id}`]: property,
      ...(similar ? { [`/api/properties/${property.id}/similar`]: similar } : {}),
      ...(order ? { [`/api/properties/${property.id}/order`]: order } : {}),
    },
    address: path,
    routeFiles,
    isCacheable: similar !== undefined && order !== undefined,
  };
}

const missing = (status: 404 | 410, isCacheable: boolean): Page => ({
  ...propertyGoneMeta(),
  status,
  // The page is the same for every missing property, so an unused id is rendered.
  address: '/immobilie/0',
  routeFiles,
  isCacheable,
});

/** The property id of a slug; undefined if the slug contains none. */
export function propertyIdOf(slug: string): number | undefined {
  const id = oldSlugs.get(slug) ?? propertyIdFromSlug(slug);
  return typeof id === 'number' && id >= 1 ? id : undefined;
}

export const missingPropertyPage = (): Page => missing(404, true);

/**
 * /immobilie/{slug}: the property with similar ones and its order, a redirect to its current address, 404 or 410; 503 while catalog
 * is down.
 */
export async function propertyPage(
  { slug, id }: { slug: string; id: number },
  { catalog, leads, publicUrl, log }: PageContext,
): Promise<Page | Redirect> {
  try {
    const property = await catalog.call(GetProperty, { id });
    const canonical = propertySlug(property);
    if (slug !== canonical) return { redirectTo: `/immobilie/${canonical}` };
    const [similar, order] = await Promise.all([
      catalog.call(ListSimilar, { id }).catch((err: unknown) => {
        log.warn({ err, id }, 'property page made without similar ones');
        return undefined;
      }),
      mayBeOrdered()
        ? leads.call(GetOrderOffer, { id }).catch((err: unknown) => {
            log.warn({ err, id }, 'property page made without its order');
            return undefined;
          })
        : null,
    ]);
    return pageOf(property, { similar, order }, publicUrl);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code } = error.problem;
    if (code === 'property-not-found') return missing(404, false);
    return code === 'property-gone' ? missing(410, false) : { ...unavailablePage(), routeFiles };
  }
}
