import { brokers } from '@estate/content/brokers';
import { pageHeads } from '@estate/content/page-heads';
import { expect, test } from '../journey.ts';
import { ask } from '../site/pages.ts';

const fixedPaths = Object.keys(pageHeads).filter((key) => key.startsWith('/')) as Extract<
  keyof typeof pageHeads,
  `/${string}`
>[];

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@type': string | string[] },
  );
const typesOf = (html: string) => jsonLdOf(html).flatMap((data) => data['@type']);

test.describe('what search engines read in the served HTML', () => {
  for (const path of fixedPaths)
    test(`${path} has its own title, description, robots, canonical and social tags`, async ({ site }) => {
      const { status, html } = await ask(site, path);
      const head = pageHeads[path];
      expect(status).toBe(200);
      expect(titleOf(html)).toBe(head.title);
      expect(contentOf(html, 'description')).toBe(head.description);
      expect(head.description.length).toBeLessThanOrEqual(155);
      expect(contentOf(html, 'robots')).toBe(head.robots);
      expect(canonicalOf(html)).toBe(`${site.url}${path}`);
      expect(contentOf(html, 'og:title')).toBe(head.title);
      expect(contentOf(html, 'og:url')).toBe(`${site.url}${path}`);
      if (head.robots === 'index, follow') expect(typesOf(html)).toContain('RealEstateAgent');
      if (head.robots === 'index, follow' && path !== '/') expect(typesOf(html)).toContain('BreadcrumbList');
    });

  test('a property has its title, at most 155 characters of description, and listing and breadcrumbs', async ({
    site,
    stock,
  }) => {
    const { html } = await ask(site, `/immobilie/${stock.offered.slug}`);
    expect(titleOf(html)).toContain(stock.offered.title.split('&')[0]);
    expect((contentOf(html, 'description') ?? '').length).toBeGreaterThan(20);
    expect(canonicalOf(html)).toBe(`${site.url}/immobilie/${stock.offered.slug}`);
    expect(typesOf(html)).toEqual(expect.arrayContaining(['RealEstateListing', 'BreadcrumbList']));
    expect(html).toContain(`"/api/properties/${stock.offered.id}"`);
  });

  test('every broker has a page with name, canonical and person data', async ({ site }) => {
    expect(brokers).toHaveLength(8);
    for (const { slug, name } of brokers) {
      const { status, html } = await ask(site, `/makler/${slug}`);
      expect(status).toBe(200);
      expect(titleOf(html)).toContain(name);
      expect(canonicalOf(html)).toBe(`${site.url}/makler/${slug}`);
      expect(
        jsonLdOf(html)
          .map((data) => JSON.stringify(data))
          .join(),
      ).toContain(name);
      expect(typesOf(html)).toContain('BreadcrumbList');
    }
  });

  test('the sitemap lists pages, brokers and public properties, robots.txt names it and closes the staff area', async ({
    site,
    stock,
  }) => {
    const { html: sitemap } = await ask(site, '/sitemap.xml');
    for (const path of ['/', '/immobilien', '/gutachten', `/immobilie/${stock.offered.slug}`]) {
      expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`);
    }
    for (const { slug } of brokers) expect(sitemap).toContain(`<loc>${site.url}/makler/${slug}</loc>`);
    expect(sitemap).not.toContain(stock.gone.slug);
    expect(sitemap).not.toContain('/impressum<');
    const { html: robots } = await ask(site, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });
});
