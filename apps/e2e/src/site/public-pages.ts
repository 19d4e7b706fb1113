import { brokers } from '@estate/content/brokers';
import { visitorPaths } from '@estate/content/page-heads';
import { type Unit, type Stock } from './stock.ts';
import { type TestSite } from './start-site.ts';

/** All public pages that do not depend on a property, and one address that does not exist. */
export const fixedPages = [
  ...visitorPaths,
  ...brokers().map(({ slug }) => `/makler/${slug}`),
  '/gibt-es-nicht',
];

const pagesWithSharedLayout = [
  '/agb',
  '/datenschutz',
  '/barrierefreiheit',
  ...brokers()
    .slice(1)
    .map(({ slug }) => `/makler/${slug}`),
];

/** One page of each layout: /impressum represents the legal texts, the first broker all brokers. */
export const differentPages = fixedPages.filter((path) => !pagesWithSharedLayout.includes(path));

/** Kinds of properties whose pages differ, each with a function that selects an example. */
export const propertyKinds = {
  'with pictures': ({ pictured }) => pictured,
  'without a picture': ({ offered }) => offered,
  'that is coming': ({ coming }) => coming,
  'for the holidays': ({ holiday }) => holiday,
  'that is gone': ({ gone }) => gone,
  'that is sold': ({ units }) => units.find(({ status }) => status === 170243),
  'that is reserved': ({ units }) => units.find(({ status, isAbroad }) => status === 170242 && !isAbroad),
  'to rent': ({ units }) => units.find(({ status, isForSale }) => status === 170241 && !isForSale),
  'that is a plot': ({ units }) =>
    units.find(({ status, title }) => status === 170241 && /grundstück/i.test(title)),
} satisfies Record<string, (stock: Stock) => Unit | undefined>;

export type PropertyKind = keyof typeof propertyKinds;

/** The path of a property page; the property is an example of this kind. */
export function propertyPath(kind: PropertyKind, stock: Stock): string {
  const choose: (stock: Stock) => Unit | undefined = propertyKinds[kind];
  const unit = choose(stock);
  if (!unit) throw new Error(`the stock has no property ${kind}`);
  return `/immobilie/${unit.slug}`;
}

export async function sitemapPaths(site: TestSite): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
