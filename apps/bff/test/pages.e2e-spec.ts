import { agency } from '@estate/content/sections/agency';
import { searchEngines } from '@estate/content/sections/search-engines';
import { phoneLink } from '@estate/content/phone';
import { brandColors } from '@estate/content/brand-colors';
import { brokers } from '@estate/content/brokers';
import { oldSlugs } from '@estate/content/old-slugs';
import { fixedPaths, pageHead } from '@estate/content/page-heads';
import { socialPicture } from '@estate/content/page-meta';
import { staffPageHead, staffPages, type StaffPath } from '@estate/content/staff-pages';
import { problem } from '@estate/contracts/problem';
import { metrics } from '@estate/server-kit/observability/metrics';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstData, jsonLd, tag } from './page-parts.ts';
import { card, property } from './records.ts';
import { publicUrl, startWorld, type World } from './world.ts';

describe('all pages', () => {
  describe('pages', () => {
    let world: World;
    beforeAll(async () => {
      world = await startWorld({ GTM_ID: 'GTM-ABC123' });
    });
    afterAll(() => world.close());

    it.each(fixedPaths)(
      'the page %s has its HTTP status, title, description, robots rule and canonical URL [V-2.1]',
      async (path) => {
        const response = await world.get(path);
        const html = await response.text();
        const head = pageHead(path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(response.headers.get('cache-control')).toBe('no-cache');
        expect(response.headers.get('etag')).toBeTruthy();
        expect(html).toMatch(/^<!doctype html><html lang="de"><head>/);
        expect(tag(html, /<title>(.*?)<\/title>/)).toBe(head.title.replace(/&/g, '&amp;'));
        expect(tag(html, /name="description" content="(.*?)"/)?.replaceAll('&amp;', '&')).toBe(
          head.description,
        );
        expect(tag(html, /name="robots" content="(.*?)"/)).toBe(head.robots);
        expect(tag(html, /rel="canonical" href="(.*?)"/)).toBe(new URL(path, publicUrl).href);
        expect(html).not.toContain('<!--');
        if (head.robots !== 'index, follow') return;
        const types = jsonLd(html).map((data) => data['@type']);
        expect(types).toContainEqual('RealEstateAgent');
        if (path !== '/') expect(types).toContain('BreadcrumbList');
        // Questions are marked only where they stand.
        expect(types.includes('FAQPage')).toBe(path === '/verkaufen');
      },
    );

    it.each(fixedPaths.filter((path) => !path.startsWith('/admin')))(
      'the page %s has keywords and social meta tags',
      async (path) => {
        const html = await (await world.get(path)).text();
        const head = pageHead(path);
        const social = (name: string) =>
          tag(html, new RegExp(`(?:property|name)="${name}" content="(.*?)"`))?.replaceAll('&amp;', '&');
        expect(social('keywords')).toMatch(/\p{L}{3}/u);
        expect(social('og:type')).toBe('website');
        expect(social('og:site_name')).toBe('Brookfleet Immobilien');
        expect(social('og:title')).toBe(head.title);
        expect(social('og:description')).toBe(head.description);
        expect(social('og:url')).toBe(new URL(path, publicUrl).href);
        expect(social('og:image')).toBe(new URL(socialPicture.path, publicUrl).href);
        expect(social('og:image:alt')).toBe(socialPicture.alt);
        expect([social('og:image:type'), social('og:image:width'), social('og:image:height')]).toEqual([
          'image/png',
          '1200',
          '630',
        ]);
        expect(social('twitter:card')).toBe('summary_large_image');
      },
    );

    it.each(Object.keys(staffPages))('the staff page %s is not indexed by search engines', async (path) => {
      const response = await world.get(path);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(tag(html, /name="robots" content="(.*?)"/)).toBe('noindex, nofollow');
      expect(tag(html, /<title>(.*?)<\/title>/)).toBe(staffPageHead(path as StaffPath).title);
      const slash = await world.get(`${path}/`);
      expect([slash.status, slash.headers.get('location')]).toEqual([301, path]);
    });

    it('a page contains its first data under the same URLs that the app requests', async () => {
      expect(firstData(await (await world.get('/')).text())).toEqual({
        '/api/properties/latest': { items: [card()] },
        '/api/properties/sold/figures': { sold: 12, days_online: null, reached_share: null },
      });
      const addresses = async (page: string) =>
        Object.keys(firstData(await (await world.get(page)).text()) ?? {});
      expect(await addresses('/immobilien?page=3&x=1')).toContain('/api/properties/holidays');
      expect(await addresses('/immobilien?type=house&deal=buy')).toEqual([
        '/api/properties?deal=buy&sort=available_first&type=house',
        '/api/properties/near-misses?deal=buy&type=house',
      ]);
      expect(await addresses('/immobilien?q=elbe')).toEqual([
        '/api/properties?q=elbe&sort=available_first',
        '/api/properties/near-misses?q=elbe',
      ]);
      expect(firstData(await (await world.get('/admin')).text())).toBeNull();
    });

    it('a page for a search text or map area is not indexed and does not repeat the words of the URL', async () => {
      const words = 'Rufen Sie uns an';
      for (const query of [
        `q=${words}`,
        `within=circle_9.98_53.58_2000_${words}`,
        `city=Hamburg&q=${words}`,
      ]) {
        const response = await world.get(`/immobilien?${query}`);
        const head = tag(await response.text(), /<head>([^]*?)<\/head>/);
        expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex, follow']);
        expect(tag(head ?? '', /name="robots" content="(.*?)"/)).toBe('noindex, follow');
        expect(head).not.toContain('Rufen');
      }
      const plain = await world.get('/immobilien?city=Hamburg');
      expect(plain.headers.get('x-robots-tag')).toBeNull();
    });

    it('properties abroad are listed on a page of their own [V-2.140]', async () => {
      const html = await (await world.get('/ferienimmobilien?city=Mallorca&abroad=x')).text();
      expect(Object.keys(firstData(html) ?? {})).toEqual([
        '/api/properties?abroad=1&city=Mallorca&sort=available_first',
        '/api/properties/places?abroad=1',
        '/api/properties/near-misses?abroad=1&city=Mallorca',
      ]);
      expect(tag(html, /<title>(.*?)<\/title>/)).toBe(
        'Ferienimmobilien auf Mallorca | Brookfleet Immobilien',
      );
      expect(tag(html, /rel="canonical" href="(.*?)"/)).toBe(`${publicUrl}/ferienimmobilien`);
      expect(jsonLd(html).find((data) => data['@type'] === 'ItemList')).toMatchObject({
        itemListElement: [{ position: 1, url: `${publicUrl}/immobilie/villa-elbe-42` }],
      });
      const german = Object.keys(firstData(await (await world.get('/immobilien?abroad=1')).text()) ?? {});
      expect(german[0]).toBe('/api/properties?sort=available_first');
    });

    it('a page preloads its largest image and the scripts of its route', async () => {
      expect(await (await world.get('/')).text()).toContain(
        '<link rel="preload" as="image" href="/assets/hero-abc.svg"',
      );
      expect(await (await world.get('/bewertung')).text()).toContain(
        '<link rel="preload" as="image" href="/assets/house-abc.svg"',
      );
      const listing = await (await world.get('/immobilien')).text();
      // On a phone the first card is in the first screen too.
      expect(listing).toMatch(/rel="preload" as="image" href="[^"]*42\/1\.jpeg\?width=600(?![^>]*media=)/);
      expect(listing).toContain('<link rel="modulepreload" href="/assets/listing-abc.js" />');
      expect(listing).not.toContain('modulepreload" href="/assets/main-abc.js');
      const detail = await (await world.get('/immobilie/villa-elbe-42')).text();
      expect(detail).toMatch(
        /rel="preload" as="image" href="\/media\/render\/property-images\/42\/1\.jpeg\?width=1400&amp;/,
      );
    });

    it('the page of a property contains head, structured data with an offer, and breadcrumbs [S-1.4]', async () => {
      const html = await (await world.get('/immobilie/villa-elbe-42')).text();
      expect(tag(html, /<title>(.*?)<\/title>/)).toBe('Villa &amp; Elbe | Brookfleet Immobilien');
      expect(tag(html, /name="description" content="(.*?)"/)).toBe('Ein Haus mit Blick auf den Strom.');
      const picture = ['type', 'width', 'height'].map((name) =>
        tag(html, new RegExp(`property="og:image:${name}" content="(.*?)"`)),
      );
      expect(picture).toEqual(['image/jpeg', '1200', '630']);
      expect(firstData(html)).toMatchObject({ '/api/properties/42': property() });
      const listing = jsonLd(html).find((data) => data['@type'] === 'RealEstateListing');
      expect(listing).toMatchObject({
        url: `${publicUrl}/immobilie/villa-elbe-42`,
        mainEntity: { '@type': 'House', numberOfRooms: 7 },
        offers: { '@type': 'Offer', price: 1_250_000, priceCurrency: 'EUR' },
      });
      expect(jsonLd(html).map((data) => data['@type'])).toEqual([
        'RealEstateAgent',
        'RealEstateListing',
        'BreadcrumbList',
      ]);
    });

    it('the meta description of a property page has at most 155 characters and no price if the price is on request [V-9.22]', async () => {
      world.catalog.answer({
        'catalog.getProperty': ({ id }: { id: number }) =>
          id === 43
            ? property({ id: 43, title: 'Haus', description_note: 'ä'.repeat(400) })
            : property({ id: 44, title: 'Hof', description_note: null, price: null, price_on_inquiry: true }),
      });
      const long = await (await world.get('/immobilie/haus-43')).text();
      expect(tag(long, /name="description" content="(.*?)"/)).toBe(`${'ä'.repeat(154)}…`);
      const onRequest = await (await world.get('/immobilie/hof-44')).text();
      expect(tag(onRequest, /name="description" content="(.*?)"/)).toContain('Preis auf Anfrage');
      const listing = jsonLd(onRequest).find((data) => data['@type'] === 'RealEstateListing');
      expect(listing?.['offers']).not.toHaveProperty('price');
      world.catalog.answer({ 'catalog.getProperty': () => property() });
    });

    it('the page of a property escapes every text, so that none becomes markup or script', async () => {
      const title = '</script><script>alert(1)</script> "x" $& \u2028';
      world.catalog.answer({
        'catalog.getProperty': () => property({ id: 66, title, description_note: title }),
      });
      const html = await (await world.get('/immobilie/script-script-alert-1-script-x-66')).text();
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('\u2028"');
      expect((firstData(html)!['/api/properties/66'] as { title: string }).title).toBe(title);
      expect(tag(html, /<title>([^<]*)<\/title>/)).toContain('&lt;/script&gt;');
      expect(html).toContain('$&amp;');
      world.catalog.answer({ 'catalog.getProperty': () => property() });
    });

    it('a property URL with a wrong slug or trailing slash redirects to the current URL and keeps its query [V-2.4]', async () => {
      const [oldSlug] = [...oldSlugs.keys()];
      const wayOf = async (path: string) => {
        const response = await world.get(path);
        return [response.status, response.headers.get('location')];
      };
      expect(await wayOf('/immobilie/villa-am-alten-titel-42?utm=1')).toEqual([
        301,
        '/immobilie/villa-elbe-42?utm=1',
      ]);
      expect(await wayOf(`/immobilie/${oldSlug}/`)).toEqual([301, '/immobilie/villa-elbe-42']);
      expect(await wayOf(`/immobilie/${oldSlug}`)).toEqual([301, '/immobilie/villa-elbe-42']);
      expect(await wayOf('/immobilien/?deal=rent')).toEqual([301, '/immobilien?deal=rent']);
      expect(await wayOf('/kontakt/')).toEqual([301, '/kontakt']);
      expect((await world.get('/gibt-es-nicht/')).status).toBe(404);
      expect((await world.get('//evil.example/kontakt/')).status).toBe(404);
    });

    it('the page of a property is answered with 404 if it is unknown, 410 if it was removed, and 503 while catalog is unavailable', async () => {
      for (const path of [
        '/gibt-es-nicht',
        '/immobilie/ohne-nummer',
        '/makler/niemand',
        '/immobilie/a/b',
        '/admin/gibt-es-nicht',
        '/admin/import/42',
        '/admin/immobilien/null/vorschau',
      ]) {
        const response = await world.get(path);
        expect([path, response.status]).toEqual([path, 404]);
        const html = await response.text();
        expect(html).toContain('<div id="root">');
        expect(html).not.toContain('rel="canonical"');
      }
      world.catalog.answer({
        'catalog.getProperty': ({ id }: { id: number }) =>
          problem(id === 7 ? 'property-gone' : 'property-not-found'),
      });
      expect((await world.get('/immobilie/weg-7')).status).toBe(410);
      const missing = await world.get('/immobilie/nie-8');
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('Immobilie nicht gefunden');
      await world.catalog.close();
      const away = await world.get('/immobilie/villa-elbe-9');
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
      const listing = await world.get('/immobilien?deal=rent');
      expect([listing.status, firstData(await listing.text())]).toEqual([200, null]);
      await world.catalog.start();
      expect(firstData(await (await world.get('/immobilien?deal=rent')).text())).not.toBeNull();
      world.catalog.answer({ 'catalog.getProperty': () => property() });
    });

    it('a URL with an invalid percent escape is an unknown page, as for the router of the app', async () => {
      for (const path of ['/immobilie/100%', '/immobilie/%E4%BD', '/makler/100%']) {
        const response = await world.get(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text()).not.toContain('Immobilie nicht gefunden');
      }
    });

    it('a page contains the id of the tag manager for the app', async () => {
      expect(await (await world.get('/')).text()).toContain('<meta name="gtm-id" content="GTM-ABC123" />');
    });
  });
});

describe('files of the agency', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  describe('files that name the agency', () => {
    it('the web app manifest has name, description and colours from the agency’s content', async () => {
      const response = await world.get('/manifest.webmanifest');
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
      ]).toEqual([200, 'application/manifest+json; charset=utf-8', 'no-cache']);
      expect(await response.json()).toMatchObject({
        name: agency.shipped.name,
        short_name: searchEngines.shipped.shortName,
        description: searchEngines.shipped.description,
        start_url: '/',
        background_color: brandColors.paper,
        theme_color: brandColors.brand,
        icons: [{ src: '/favicon.svg' }, { sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
      });
    });

    it('the offline page shows the telephone number and loads no other file', async () => {
      const response = await world.get('/offline.html');
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const html = await response.text();
      expect(html).toContain(`<title>Keine Verbindung | ${agency.shipped.name}</title>`);
      expect(html).toContain(`<a href="${phoneLink(agency.shipped.phone)}">${agency.shipped.phone}</a>`);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
      expect(html).toContain(`background: ${brandColors.paper};`);
      expect(html).not.toMatch(/src=|<link|url\(|import/);
    });

    it('security.txt has the contact for vulnerability reports and an expiry date', async () => {
      const response = await world.get('/.well-known/security.txt');
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/plain; charset=utf-8',
      ]);
      const lines = (await response.text()).trim().split('\n');
      const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)) as [string, string][]);
      expect(lines[0]).toBe(`Contact: mailto:${agency.shipped.email}`);
      const leftMs = Date.parse(fields['Expires'] ?? '') - Date.now();
      expect(leftMs).toBeGreaterThan(0);
      expect(leftMs).toBeLessThanOrEqual(365 * 24 * 3_600_000);
    });

    it('every page sets the theme colour of the browser', async () => {
      expect(await (await world.get('/kontakt')).text()).toContain(
        `<meta name="theme-color" content="${brandColors.brand}" />`,
      );
    });
  });

  describe('pages', () => {
    it('the sitemap lists the pages, and robots.txt names the sitemap [S-2.13, S-7.14, S-9.9]', async () => {
      const sitemap = await (await world.get('/sitemap.xml')).text();
      expect(sitemap).toContain(`<loc>${publicUrl}/immobilie/villa-elbe-42</loc><lastmod>2026-10-01`);
      expect(sitemap).toContain(`<loc>${publicUrl}/immobilien</loc>`);
      expect(sitemap).toContain(`<loc>${publicUrl}/ferienimmobilien</loc>`);
      expect(sitemap).not.toContain('/admin');
      expect(sitemap).not.toContain('/impressum');
      for (const { slug } of brokers()) expect(sitemap).toContain(`<loc>${publicUrl}/makler/${slug}</loc>`);
      const robots = await (await world.get('/robots.txt')).text();
      expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
      expect(robots).toContain('Disallow: /admin');
    });

    it('the staff preview of a property is an unindexed page without data, which needs a sign-in', async () => {
      const html = await (await world.get('/admin/immobilien/42/vorschau')).text();
      expect(tag(html, /name="robots" content="(.*?)"/)).toBe('noindex, nofollow');
      expect(tag(html, /<title>(.*?)<\/title>/)).toBe('Vorschau | Brookfleet Immobilien');
      expect(html).not.toContain('rel="canonical"');
      expect(firstData(html)).toBeNull();
      const slash = await world.get('/admin/immobilien/42/vorschau/');
      expect([slash.status, slash.headers.get('location')]).toEqual([301, '/admin/immobilien/42/vorschau']);
    });
  });
});

describe('script errors', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  const send = (path: string, script = '/assets/main-abc.js') =>
    world.post('/api/script-errors', { path, script });
  async function counted() {
    const { values = [] } = (await metrics.getSingleMetric('browser_errors_total')?.get()) ?? {};
    return values.map(({ labels: { page, release }, value }) => [page, release, value]);
  }

  describe('a failed script of a browser', () => {
    it('a reported script error is counted by page and release, and none of its texts becomes a metric label', async () => {
      for (const path of ['/', '/immobilie/haus-1', '/immobilie/haus-2', '/admin', '/made-up', '/makler/a/b'])
        expect((await send(path)).status).toBe(202);
      await send('/', '/assets/main-old.js');
      expect(await counted()).toEqual([
        ['/', 'current', 1],
        ['/immobilie/{slug}', 'current', 2],
        ['/admin', 'current', 1],
        ['other', 'current', 2],
        ['/', 'older', 1],
      ]);
    });

    it('the report of a script error is refused if it is too long, or after 30 reports by one visitor', async () => {
      expect((await send('x'.repeat(501))).status).toBe(400);
      const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send('/')).status));
      expect(statuses).toContain(202);
      expect(statuses).toContain(429);
    });
  });
});
