import { brokers } from '@estate/content/brokers';
import { brokerPageMeta } from '@estate/content/page-meta';
import { portraitOf } from '@estate/content/portrait';
import { renditions, websiteImageUrl } from '@estate/contracts/renditions';
import { breadcrumbsLd } from './json-ld/breadcrumbs-ld.ts';
import { brokerLd } from './json-ld/broker-ld.ts';
import { type Page } from './page.ts';

/** The page /makler/{slug}; undefined for an unknown slug. */
export function brokerPage(slug: string, publicUrl: URL): Page | undefined {
  const broker = brokers.find((person) => person.slug === slug);
  if (!broker) return undefined;
  const path = `/makler/${slug}`;
  const [largest] = renditions[`brokerPhoto${broker.photoQuality}` as const];
  return {
    ...brokerPageMeta(broker),
    status: 200,
    jsonLd: [
      brokerLd(publicUrl, broker, websiteImageUrl(portraitOf(broker), largest)),
      breadcrumbsLd(publicUrl, [
        { name: 'Über uns', path: '/ueber-uns' },
        { name: broker.name, path },
      ]),
    ],
    routeFiles: ['src/routes/_site/makler.$slug.tsx'],
    isKept: true,
  };
}
