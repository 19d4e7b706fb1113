import { agency } from '@estate/content/agency';
import { expect, it } from '@jest/globals';
import { renderShell } from './shell.ts';

const web = {
  template: '<head><!--head--></head><body><!--first-data--></body>',
  manifest: {},
  program: undefined,
};
const head = { title: 'Titel', description: 'Text', robots: 'noindex, follow' } as const;
const shown = (notice?: string) =>
  /<noscript>(.*)<\/noscript>/.exec(
    renderShell(
      web,
      { head, status: 200, isKept: true, ...(notice === undefined ? {} : { notice }) },
      { publicUrl: new URL('https://makler.example'), gtmId: undefined },
    ),
  )?.[1];

it('a page says without scripts how to reach the agency, and who it is', () => {
  expect(shown()).toContain('<a href="tel:+494066969120">040 66969-120</a>');
  expect(shown()).toContain('<a href="mailto:kontakt@brookfleet.example">kontakt@brookfleet.example</a>');
  expect(shown()).toContain('<h2>Impressum</h2>');
  expect(shown()).toContain(agency.legalName);
  expect(shown()).toContain(agency.managingDirector);
  expect(shown()).toContain(agency.vatId);
});

it('a refused page says first why', () => {
  expect(shown('Zu viele <Anfragen>.')).toMatch(/^<p>Zu viele &lt;Anfragen&gt;\.<\/p>/);
});
