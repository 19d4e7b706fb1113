import { describe, expect, it } from '@jest/globals';
import { type ReportedMonth } from './report-figures.ts';
import { reportPage } from './report-page.ts';

const month = (
  name: string,
  views: number | null,
  expose: number | null,
  viewing: number | null,
): ReportedMonth => ({
  month: name,
  views,
  requests: [
    { kind: 'expose', count: expose },
    { kind: 'viewing', count: viewing },
  ],
});

const report = {
  property: { id: 42, title: 'Villa <Elbe>', city: 'Hamburg' },
  answered: {},
  paused_until: null,
  counted_from: '2026-09-15',
  months: [month('2026-10', 1_234, 12, null), month('2026-09', null, 5, null)],
};
const html = reportPage(report, 'k'.repeat(43));
const cells = [...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);

describe('the page of a report', () => {
  it('the page of a proprietor’s report shows the last month and earlier ones, and no figure below five [S-2.213]', () => {
    expect(html).toContain('<h1>Villa &lt;Elbe&gt;</h1>');
    expect(html).toContain('<div><dt>Aufrufe</dt><dd>1.234</dd></div>');
    expect(html).toContain('<div><dt>Besichtigungsanfragen</dt><dd>weniger als 5</dd></div>');
    expect(cells).toEqual([
      'Monat',
      'Aufrufe',
      'Exposé-Anfragen',
      'Besichtigungs\u00adanfragen',
      'September 2026',
      'weniger als 5',
      '5',
      'weniger als 5',
    ]);
    expect(html).toContain('Wir zählen seit dem 15. September 2026.');
  });

  it('the page of a proprietor’s report says that the report is paused while the property is not on the website', () => {
    const paused = reportPage({ ...report, paused_until: '2026-12-28', months: [] }, 'k'.repeat(43));
    expect(paused).toContain('deshalb pausiert Ihr Bericht');
    expect(paused).toContain('Bleibt sie bis zum 28. Dezember 2026 fort, endet er');
  });

  it('the page of a proprietor’s report is not indexed by search engines, runs no script and loads nothing from another site [S-2.212]', () => {
    expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(html).not.toMatch(/<script|https?:\/\//);
  });

  it('the page of a proprietor’s report has a form that ends the report after a confirmation [S-2.215]', () => {
    expect(html).toMatch(/<details[^>]*>\s*<summary>Diesen Bericht abbestellen<\/summary>/);
    expect(html).toContain(`<form method="post" action="/eigentuemer/${'k'.repeat(43)}/abbestellen">`);
  });
});
