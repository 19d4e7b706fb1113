import { brokerBySlug } from '@estate/content/brokers';
import { brokerPageMeta } from '@estate/content/page-meta';
import { portraitRenditions } from '@estate/content/portrait';
import { ListBrokerProperties } from '@estate/contracts/catalog/proof';
import { websiteImageUrl } from '@estate/domain/property/renditions';
import { breadcrumbsJsonLd, brokerJsonLd } from './json-ld.ts';
import { type PageContext } from './page-html.ts';
import { type Page } from './page.ts';

/**
 * The page /makler/{slug}; undefined for an unknown slug. While catalog is down, the page is sent without the broker's
 * offers, and the app fetches them.
 */
export async function brokerPage(
  slug: string,
  { catalog, publicUrl, log }: PageContext,
): Promise<Page | undefined> {
  const broker = brokerBySlug(slug);
  if (!broker) return undefined;
  const offers = await catalog.call(ListBrokerProperties, { slug }).catch((err: unknown) => {
    log.warn({ err, slug }, 'broker page made without its offers');
    return undefined;
  });
  const path = `/makler/${slug}`;
  const [largest] = portraitRenditions(broker);
  return {
    ...brokerPageMeta(broker),
    status: 200,
    jsonLd: [
      brokerJsonLd(publicUrl, broker, websiteImageUrl(broker.portrait, largest)),
      breadcrumbsJsonLd(publicUrl, [
        { name: 'Über uns', path: '/ueber-uns' },
        { name: broker.name, path },
      ]),
    ],
    ...(offers ? { firstData: { [`/api/brokers/${slug}/properties`]: offers }, address: path } : {}),
    routeFiles: ['src/routes/_site/makler.$slug.tsx'],
    isCacheable: offers !== undefined,
  };
}
