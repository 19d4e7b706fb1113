import { firstData, tag } from './page-parts.ts';
import { agency } from '@estate/content/agency';
import { brandColors } from '@estate/content/brand-colors';
import { brokers } from '@estate/content/brokers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicUrl, startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('files that name the agency', () => {
  it('the manifest takes name, description and colours from content', async () => {
    const response = await world.get('/manifest.webmanifest');
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'application/manifest+json; charset=utf-8', 'no-cache']);
    expect(await response.json()).toMatchObject({
      name: agency.name,
      short_name: agency.shortName,
      description: agency.description,
      start_url: '/',
      background_color: brandColors.paper,
      theme_color: brandColors.brand,
      icons: [{ src: '/favicon.svg' }, { sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
    });
  });

  it('the offline page says whom to call, and loads nothing', async () => {
    const response = await world.get('/offline.html');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const html = await response.text();
    expect(html).toContain(`<title>Keine Verbindung | ${agency.name}</title>`);
    expect(html).toContain(`<a href="tel:${agency.phone.e164}">${agency.phone.text}</a>`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain(`background: ${brandColors.paper};`);
    expect(html).not.toMatch(/src=|<link|url\(|import/);
  });

  it('security.txt says whom to tell about a weakness, and until when that holds', async () => {
    const response = await world.get('/.well-known/security.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const lines = (await response.text()).trim().split('\n');
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)) as [string, string][]);
    expect(lines[0]).toBe(`Contact: mailto:${agency.email}`);
    const leftMs = Date.parse(fields['Expires'] ?? '') - Date.now();
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(365 * 24 * 3_600_000);
  });

  it('every page names the colour of the browser frame', async () => {
    expect(await (await world.get('/kontakt')).text()).toContain(
      `<meta name="theme-color" content="${brandColors.brand}" />`,
    );
  });
});

describe('pages', () => {
  it('are listed in the sitemap, which robots.txt names', async () => {
    const sitemap = await (await world.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${publicUrl}/immobilie/villa-elbe-42</loc><lastmod>2026-10-01`);
    expect(sitemap).toContain(`<loc>${publicUrl}/immobilien</loc>`);
    expect(sitemap).not.toContain('/admin');
    expect(sitemap).not.toContain('/impressum');
    for (const { slug } of brokers) expect(sitemap).toContain(`<loc>${publicUrl}/makler/${slug}</loc>`);
    const robots = await (await world.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });

  it('show a preview to staff only once they are signed in, and to no search engine', async () => {
    const html = await (await world.get('/admin/immobilien/42/vorschau')).text();
    expect(tag(html, /name="robots" content="(.*?)"/)).toBe('noindex, nofollow');
    expect(tag(html, /<title>(.*?)<\/title>/)).toBe('Vorschau | Brookfleet Immobilien');
    expect(html).not.toContain('rel="canonical"');
    expect(firstData(html)).toBeNull();
    const slash = await world.get('/admin/immobilien/42/vorschau/');
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/admin/immobilien/42/vorschau']);
  });
});
