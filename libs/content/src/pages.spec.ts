import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { contactMap, contactMapCities } from './contact-map.ts';
import { agency } from './sections/agency.ts';
import { fixedPaths, listedPaths, pageHead, pageTitle, visitorPaths } from './page-heads.ts';
import { fixedPageMeta, isFixedPath } from './page-meta.ts';
import { isPreviewPath, previewHead, staffPageHead, staffPages, type StaffPath } from './staff-pages.ts';
import { footerNavigation, headerNavigation, notFoundLinks, type PageLink } from './navigation.ts';
import { oldSlugs } from './old-slugs.ts';

describe('contact page', () => {
  it('the contact page knows the three cities and the centre and zoom of the specification [V-9.20]', () => {
    expect(contactMapCities).toEqual({
      hamburg: { label: 'Hamburg', centre: { lat: 53.5511, lng: 9.9937 } },
      berlin: { label: 'Berlin', centre: { lat: 52.52, lng: 13.405 } },
      munich: { label: 'München', centre: { lat: 48.1351, lng: 11.582 } },
    });
    expect(contactMap).toEqual({ city: 'hamburg', centre: { lat: 53.5611, lng: 10.01 }, zoom: 12 });
  });
});

const Head = z.strictObject({
  title: z.string().max(70).endsWith(pageTitle('')),
  description: z.string().min(40).max(155),
  keywords: z.array(z.string().min(3)).min(1).max(8).optional(),
  robots: z.enum(['index, follow', 'noindex, follow', 'noindex, nofollow']),
});

const keys = [...fixedPaths, 'propertyGone', 'notFound', 'tooManyRequests', 'unavailable'] as const;
const heads = keys.map((key) => [key, pageHead(key)] as const);

describe('page heads', () => {
  it.each(heads)(
    'the head of %s has a title with the agency, a description of at most 155 characters and robots',
    (_, head) => {
      Head.parse(head);
    },
  );

  it('page heads of visitors have keywords', () => {
    for (const path of visitorPaths) expect(pageHead(path).keywords?.length).toBeGreaterThan(0);
  });

  it('page heads repeat no title and no description', () => {
    expect(new Set(heads.map(([, head]) => head.title)).size).toBe(heads.length);
    expect(new Set(heads.map(([, head]) => head.description)).size).toBe(heads.length);
  });

  it('page heads name the agency as it is called, and the contact page its opening hours', () => {
    expect(pageHead('/agb').title).toBe(`Allgemeine Geschäftsbedingungen | ${agency.shipped.name}`);
    expect(pageHead('/kontakt').description).toContain('Montag bis Freitag 10:00–18:00 Uhr, Samstag');
  });

  it('page heads keep the staff area, legal pages and dead ends out of search engines', () => {
    expect(visitorPaths.filter((path) => !listedPaths.includes(path))).toEqual([
      '/merkliste',
      '/danke',
      '/impressum',
      '/datenschutz',
      '/agb',
      '/barrierefreiheit',
      '/widerruf',
    ]);
    for (const [key, { robots }] of heads)
      if (!listedPaths.some((path) => path === key)) expect(robots).toMatch(/^noindex/);
  });
});

const paths = Object.keys(staffPages) as StaffPath[];

describe('pages of staff', () => {
  it('pages of staff have a title and a text of their own, and are kept out of search engines', () => {
    const heads = [pageHead('/admin'), ...paths.map(staffPageHead), previewHead()];
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    for (const { title, description, robots } of heads) {
      expect(title.endsWith(pageTitle('')) && title.length <= 70).toBe(true);
      expect(description).toMatch(/^.{30,155}$/);
      expect(robots).toBe('noindex, nofollow');
    }
  });

  it.each(paths)('%s is a page with a fixed head', (path) => {
    expect(isFixedPath(path)).toBe(true);
    expect(fixedPageMeta(path)).toMatchObject({ head: staffPageHead(path), canonicalPath: path });
  });

  it.each(['/admin/', '/admin/gibt-es-nicht', '/admin/constructor'])(
    'the path %s is no page with a fixed head',
    (path) => {
      expect(isFixedPath(path)).toBe(false);
    },
  );

  it.each([
    ['/admin/immobilien/42/vorschau', true],
    ['/admin/immobilien/042/vorschau', false],
    ['/admin/immobilien/42/vorschau/', false],
    ['/admin/immobilien/42', false],
  ])('the path %s is a preview: %s', (path, isPreview) => {
    expect(isPreviewPath(path)).toBe(isPreview);
  });
});

const address = ({ to, hash }: PageLink) => (hash ? `${to}#${hash}` : to);

const headerLinks = headerNavigation.flatMap((entry) => [entry, ...(entry.children ?? [])]);

describe('navigation', () => {
  it('the header links to every address of the specification', () => {
    expect([...new Set(headerLinks.map(address))].sort()).toEqual(
      [
        '/',
        '/ueber-uns',
        '/bewertung',
        '/gutachten',
        '/immobilien',
        '/ferienimmobilien',
        '/suchauftrag',
        '/verkaufen',
        '/verkaufen#referenzen',
        '/kontakt',
      ].sort(),
    );
  });

  it('the footer links to the legal pages and to the withdrawal by the words of the law [V-2.170]', () => {
    expect(footerNavigation.map(address)).toEqual([
      '/agb',
      '/datenschutz',
      '/impressum',
      '/barrierefreiheit',
      '/widerruf',
    ]);
    expect(footerNavigation.at(-1)?.label).toBe('Vertrag widerrufen');
  });

  it('the 404 page suggests selling, valuation, about us and contact', () => {
    expect(notFoundLinks.map(address)).toEqual(['/verkaufen', '/bewertung', '/ueber-uns', '/kontakt']);
  });

  it('the navigation links only to pages that have a head', () => {
    for (const link of [...headerLinks, ...footerNavigation, ...notFoundLinks]) {
      expect(visitorPaths).toContain(link.to);
    }
  });
});

describe('old slugs', () => {
  it('the old slugs are 14 pairs of a slug and an id, none pointing to the same property [V-2.5]', () => {
    expect(oldSlugs.size).toBe(14);
    expect(new Set(oldSlugs.values()).size).toBe(14);
    for (const id of oldSlugs.values()) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  });

  it('no old slug ends in a number, so that none is taken for an address of today', () => {
    for (const slug of oldSlugs.keys()) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
