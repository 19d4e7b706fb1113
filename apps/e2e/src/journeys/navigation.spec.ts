import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brokers } from '@estate/content/brokers';
import { oldSlugs } from '@estate/content/old-slugs';
import { pageHeads } from '@estate/content/page-heads';
import { eventually } from '@estate/test-kit/wait';
import { type Browser, type Page } from 'playwright-core';
import { launchBrowser, visit } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importUnits, type Unit, unitsOf } from '../site/stock.ts';

const fixedPaths = Object.keys(pageHeads).filter((key) => key.startsWith('/')) as Extract<
  keyof typeof pageHeads,
  `/${string}`
>[];
const missingTitle = 'Immobilie nicht gefunden';

let site: TestSite;
let browser: Browser;
let offered: Unit;
let gone: Unit;

const ask = async (path: string) => {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@type': string | string[] },
  );
const typesOf = (html: string) => jsonLdOf(html).flatMap((data) => data['@type']);

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const units = await unitsOf(site);
  const moved = units.filter(({ id }) => [...oldSlugs.values()].includes(id));
  const plain = units.filter((unit) => unit.status === 170241 && !unit.isAbroad && !moved.includes(unit));
  const [first, second] = plain;
  if (!first || !second) throw new Error('the stock offers too little');
  [offered, gone] = [first, second];
  await importUnits(site, [...moved, offered, gone, ...units.filter(({ isAbroad }) => isAbroad).slice(0, 2)]);
  await site.staff('/api/admin/properties/status', { ids: [gone.id], website_status: 'inaktiv' });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

describe('addresses', () => {
  it('every listed route with a trailing slash goes to the same without it', async () => {
    for (const path of [...fixedPaths.filter((one) => one !== '/'), `/makler/${brokers[0]?.slug ?? ''}`]) {
      expect({ path, ...(await ask(`${path}/`)) }).toMatchObject({ path, status: 301, to: path });
    }
  });

  it('the query survives the way to the address without the slash', async () => {
    expect(await ask('/kontakt/?stadt=berlin')).toMatchObject({ status: 301, to: '/kontakt?stadt=berlin' });
  });

  it('every old property address goes to the new slug in one step, with and without slash', async () => {
    const units = new Map((await unitsOf(site)).map((unit) => [unit.id, unit]));
    expect(oldSlugs.size).toBe(14);
    for (const [slug, id] of oldSlugs) {
      const to = `/immobilie/${units.get(id)?.slug ?? ''}`;
      expect({ slug, ...(await ask(`/immobilie/${slug}/`)) }).toMatchObject({ slug, status: 301, to });
      expect({ slug, ...(await ask(`/immobilie/${slug}`)) }).toMatchObject({ slug, status: 301, to });
    }
  });

  it('a slug that does not fit its title goes to the right one', async () => {
    const to = `/immobilie/${offered.slug}`;
    expect(await ask(`/immobilie/${offered.id}`)).toMatchObject({ status: 301, to });
    expect(await ask(`/immobilie/frueherer-titel-${offered.id}`)).toMatchObject({ status: 301, to });
  });

  it('an unknown path is the 404 page in the shell, and its path is in the log', async () => {
    const { context, page } = await visit(browser, site.url);
    const answer = await page.goto('/gibt-es-nicht');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' }).waitFor();
    const main = page.getByRole('main');
    for (const link of ['Zur Startseite', 'Zu den Immobilien', 'Kostenlose Bewertung', 'Kontakt']) {
      expect(await main.getByRole('link', { name: link }).count()).toBe(1);
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: /zur Startseite/ })
      .click();
    await page.waitForURL(`${site.url}/`);
    await context.close();
    await eventually(async () => {
      const log = await readFile(join(site.dataDir, 'logs', 'bff.log'), 'utf8');
      const lines = log.split('\n').filter((line) => line.includes('page not found'));
      expect(lines.join()).toContain('/gibt-es-nicht');
    });
  }, 30_000);

  it.each(['/makler/niemand', '/immobilien/x', '/assets/gibt-es-nicht.js', '/api/gibt-es-nicht'])(
    '%s is 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('a property that is not there', () => {
  it('is 404 when unknown and 410 when no longer shown, says so and stays where it is', async () => {
    const { context, page } = await visit(browser, site.url);
    for (const [path, status] of [
      ['/immobilie/schloss-99999999', 404],
      ['/immobilie/ohne-nummer', 404],
      [`/immobilie/${gone.slug}`, 410],
    ] as const) {
      const answer = await page.goto(path);
      expect({ path, status: answer?.status() }).toEqual({ path, status });
      await page.getByRole('heading', { name: missingTitle }).waitFor();
      expect(await page.getByRole('main').innerText()).toContain(
        'Die angeforderte Immobilie konnte nicht geladen werden.',
      );
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await context.close();
  }, 60_000);

  it('shows a toast and home in its place when somebody comes from inside the site', async () => {
    const { context, page } = await visit(browser, site.url);
    await page.goto('/immobilien');
    const link = page.getByRole('main').locator(`a[href="/immobilie/${offered.slug}"]`).first();
    await link.waitFor();
    await site.staff('/api/admin/properties/status', { ids: [offered.id], website_status: 'inaktiv' });
    await link.click();
    await page.waitForURL(`${site.url}/`);
    const toast = page.getByRole('region', { name: 'Meldungen' });
    await eventually(async () => expect(await toast.innerText()).toContain(missingTitle));
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toContain('/immobilie/');
    await context.close();
    await site.staff('/api/admin/properties/status', { ids: [offered.id], website_status: 'aktiv' });
  }, 60_000);
});

describe('scrolling', () => {
  const topOf = (page: Page, id: string) =>
    page.evaluate((target) => {
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return (document.getElementById(target)?.getBoundingClientRect().top ?? Infinity) - header;
    }, id);

  it.each([
    ['/immobilien', 'ferienimmobilien'],
    ['/verkaufen', 'referenzen'],
    ['/ueber-uns', 'immobilienziele'],
    ['/gutachten', 'kontakt'],
  ])(
    'a deep link to %s#%s ends with the section 8 px below the header',
    async (path, id) => {
      const { context, page } = await visit(browser, site.url);
      await page.goto(`${path}#${id}`);
      await eventually(
        async () => {
          const top = await topOf(page, id);
          const isAtEnd = await page.evaluate(
            () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
          );
          expect(top).toBeGreaterThan(-2);
          if (!isAtEnd) expect(top).toBeLessThan(12);
          expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
        },
        { timeoutMs: 10_000 },
      );
      await context.close();
    },
    30_000,
  );

  it('a new page starts at its top', async () => {
    const { context, page } = await visit(browser, site.url);
    await page.goto('/agb');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
    await context.close();
  }, 30_000);
});

describe('what search engines read in the served HTML', () => {
  it.each(fixedPaths)(
    '%s has its own title, description, robots, canonical and social tags',
    async (path) => {
      const { status, html } = await ask(path);
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
    },
  );

  it('a property has its title, at most 155 characters of description, and listing and breadcrumbs', async () => {
    const { html } = await ask(`/immobilie/${offered.slug}`);
    expect(titleOf(html)).toContain(offered.title.split('&')[0]);
    expect((contentOf(html, 'description') ?? '').length).toBeGreaterThan(20);
    expect(canonicalOf(html)).toBe(`${site.url}/immobilie/${offered.slug}`);
    expect(typesOf(html)).toEqual(expect.arrayContaining(['RealEstateListing', 'BreadcrumbList']));
    expect(html).toContain(`"/api/properties/${offered.id}"`);
  });

  it('every broker has a page with name, canonical and person data', async () => {
    expect(brokers).toHaveLength(8);
    for (const { slug, name } of brokers) {
      const { status, html } = await ask(`/makler/${slug}`);
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

  it('the sitemap lists pages, brokers and public properties, robots.txt names it and closes the staff area', async () => {
    const { html: sitemap } = await ask('/sitemap.xml');
    for (const path of ['/', '/immobilien', '/gutachten', `/immobilie/${offered.slug}`]) {
      expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`);
    }
    for (const { slug } of brokers) expect(sitemap).toContain(`<loc>${site.url}/makler/${slug}</loc>`);
    expect(sitemap).not.toContain(gone.slug);
    expect(sitemap).not.toContain('/impressum<');
    const { html: robots } = await ask('/robots.txt');
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });
});

/** Title, meta and canonical in sorted order: of `html` if it is given, of the page in view otherwise. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags = [...read.head.querySelectorAll('meta, link[rel="canonical"]')].map((tag) =>
      [...tag.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
    );
    return [`title=${read.title}`, ...tags].sort();
  }, html);

describe('the head of the page after a step inside the site', () => {
  it('is the same as that of a fresh request: list, property, back, forward, home, unknown path', async () => {
    const { context, page } = await visit(browser, site.url);
    const arrivedAt = async (path: string) => {
      const { html } = await ask(path);
      await eventually(async () => {
        expect(new URL(page.url()).pathname).toBe(path);
        expect(await headOf(page)).toEqual(await headOf(page, html));
      });
    };
    const detail = `/immobilie/${offered.slug}`;
    const main = page.getByRole('main');
    await page.goto('/');
    await arrivedAt('/');
    await main.getByRole('link', { name: 'Alle Immobilien anzeigen' }).click();
    await arrivedAt('/immobilien');
    await main.locator(`a[href="${detail}"]`).first().click();
    await arrivedAt(detail);
    expect((await headOf(page)).join()).toContain(`property=og:url content=${site.url}${detail}`);
    await page.goBack();
    await arrivedAt('/immobilien');
    await page.goForward();
    await arrivedAt(detail);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /zur Startseite/ })
      .click();
    await arrivedAt('/');
    await page.evaluate(() => window.history.pushState({}, '', '/gibt-es-nicht'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await arrivedAt('/gibt-es-nicht');
    await context.close();
  }, 60_000);
});
