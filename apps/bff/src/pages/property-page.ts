import { oldSlugs } from '@estate/content/old-slugs';
import { pageHeads, titleSuffix } from '@estate/content/page-heads';
import { GetProperty } from '@estate/contracts/catalog';
import { describePrice } from '@estate/contracts/price';
import { propertyIdFromSlug, propertySlug } from '@estate/contracts/property-slug';
import { type PublicProperty } from '@estate/contracts/public-property';
import { renditions, renditionUrl } from '@estate/contracts/renditions';
import { isRent } from '@estate/contracts/vocabulary';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/server-kit/rpc-client';
import { preloadOf } from './image-preload.ts';
import { breadcrumbsLd } from './json-ld/breadcrumbs-ld.ts';
import { listingLd } from './json-ld/listing-ld.ts';
import { type Page, type Redirect } from './page.ts';

const routeFile = 'src/routes/_site/immobilie.$slug.tsx';

/** visitor-area §9: the snippet is cut at 155 characters. */
const longestDescription = 155;

function describe(property: PublicProperty): string {
  const note = property.description_note?.replace(/\s+/g, ' ').trim();
  const place = property.city ? ` in ${property.city}` : '';
  const { label, text: priceText } = describePrice(property);
  const text = note || `${property.title}${place}. ${label}: ${priceText}.`;
  // A cut through a surrogate pair would leave half a sign.
  return text
    .slice(0, longestDescription)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function pageOf(property: PublicProperty, publicUrl: URL): Page {
  const path = `/immobilie/${propertySlug(property)}`;
  const description = describe(property);
  const pictures = property.images
    .filter(({ is_floorplan: isFloorPlan }) => !isFloorPlan)
    .sort((a, b) => a.position - b.position);
  const first = pictures[0];
  const share = (image: (typeof pictures)[number]) =>
    renditionUrl('property-images', image, renditions.share);
  return {
    status: 200,
    canonicalPath: path,
    head: {
      title: `${property.title}${titleSuffix}`,
      description,
      keywords: [property.city, isRent(property) ? 'Miete' : 'Kauf', 'Immobilie'].filter(
        (word) => word != null,
      ),
      robots: 'index, follow',
    },
    ...(first
      ? {
          image: { path: share(first), alt: first.title ?? property.title },
          preload: preloadOf(first, 'detail'),
        }
      : {}),
    jsonLd: [
      listingLd(publicUrl, property, { path, description, imagePaths: pictures.slice(0, 6).map(share) }),
      breadcrumbsLd(publicUrl, [
        { name: 'Immobilien', path: '/immobilien' },
        { name: property.title, path },
      ]),
    ],
    firstData: { [`/api/properties/${property.id}`]: property },
    routeFile,
    isKept: true,
  };
}

const missing = (status: Page['status'], isKept: boolean): Page => ({
  status,
  head: pageHeads.propertyGone,
  routeFile,
  isKept,
});

/** /immobilie/{slug}: the property, the way to its address of today, 404 or 410; 503 while catalog is away. */
export async function propertyPage(
  slug: string,
  catalog: RpcClient,
  publicUrl: URL,
): Promise<Page | Redirect> {
  const id = oldSlugs.get(slug) ?? propertyIdFromSlug(slug);
  if (typeof id !== 'number' || id < 1) return missing(404, true);
  try {
    const property = await catalog.call(GetProperty, { id });
    const canonical = propertySlug(property);
    return slug === canonical ? pageOf(property, publicUrl) : { redirectTo: `/immobilie/${canonical}` };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code } = error.problem;
    if (code === 'property-not-found') return missing(404, false);
    return code === 'property-gone' ? missing(410, false) : missing(503, false);
  }
}
