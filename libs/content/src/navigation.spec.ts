import { describe, expect, it } from '@jest/globals';
import { footerNavigation, headerNavigation, notFoundLinks, type PageLink } from './navigation.ts';
import { pageHeads } from './page-heads.ts';

const address = ({ to, hash }: PageLink) => (hash ? `${to}#${hash}` : to);
const headerLinks = headerNavigation.flatMap((entry) => [entry, ...(entry.children ?? [])]);

describe('navigation', () => {
  it('leads in the header to every address of the specification', () => {
    expect([...new Set(headerLinks.map(address))].sort()).toEqual(
      [
        '/',
        '/ueber-uns',
        '/bewertung',
        '/gutachten',
        '/immobilien',
        '/immobilien#ferienimmobilien',
        '/suchauftrag',
        '/verkaufen',
        '/verkaufen#referenzen',
        '/kontakt',
      ].sort(),
    );
  });

  it('has the legal pages in the footer', () => {
    expect(footerNavigation.map(address)).toEqual([
      '/agb',
      '/datenschutz',
      '/impressum',
      '/barrierefreiheit',
    ]);
  });

  it('suggests selling, valuation, about us and contact on the 404 page', () => {
    expect(notFoundLinks.map(address)).toEqual(['/verkaufen', '/bewertung', '/ueber-uns', '/kontakt']);
  });

  it('links only to pages that have a head', () => {
    for (const link of [...headerLinks, ...footerNavigation, ...notFoundLinks]) {
      expect(Object.keys(pageHeads)).toContain(link.to);
    }
  });
});
