import { agency } from '@estate/content/sections/agency';
import { readPublishedWords } from '@estate/content/texts';
import { expect, it } from '@jest/globals';
import { renderPage } from './page-html.ts';

const web = {
  template: '<head><!--head--></head><body><!--first-data--></body>',
  manifest: {},
  program: undefined,
};
const head = { title: 'Titel', description: 'Text', robots: 'noindex, follow' } as const;
async function noScript(notice?: string): Promise<string | undefined> {
  const page = { head, status: 200, isCacheable: true, ...(notice === undefined ? {} : { notice }) } as const;
  const publicUrl = new URL('https://makler.example');
  const { html } = await renderPage(page, { web, renderer: undefined, publicUrl, gtmId: undefined });
  return /<noscript>(.*)<\/noscript>/.exec(html)?.[1];
}

it('the page for browsers without JavaScript shows the agency’s contact data and provider identification', async () => {
  const text = await noScript();
  expect(text).toContain('<a href="tel:+494066969120">040 66969-120</a>');
  expect(text).toContain('<a href="mailto:kontakt@brookfleet.example">kontakt@brookfleet.example</a>');
  expect(text).toContain('<h2>Impressum</h2>');
  expect(text).toContain(agency.shipped.legalName);
  expect(text).toContain(agency.shipped.managingDirector);
  expect(text).toContain(agency.shipped.vatId);
});

it('the page for browsers without JavaScript shows the telephone number that the agency published last', async () => {
  readPublishedWords(() => ({ agency: { ...agency.shipped, phone: '04131 66 77' } }));
  expect(await noScript()).toContain('<a href="tel:+4941316677">04131 66 77</a>');
  readPublishedWords(() => ({}));
});

it('an error page for browsers without JavaScript begins with the reason for the refusal', async () => {
  expect(await noScript('Zu viele <Anfragen>.')).toMatch(/^<p>Zu viele &lt;Anfragen&gt;\.<\/p>/);
});
