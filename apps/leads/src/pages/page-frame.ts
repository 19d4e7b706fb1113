import { agency } from '@estate/content/sections/agency';
import { brandColors } from '@estate/content/brand-colors';
import { pageTitle } from '@estate/content/page-heads';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { fontsPlaceholder } from '@estate/contracts/leads/property-reports';
import { escapeHtml, htmlDocument } from '@estate/server-kit/text/html';
import { pageStyle } from './page-style.ts';

/** The agency's telephone number as a link. */
export const phoneText = (): string => {
  const { phone } = texts(agency);
  return `<a href="${phoneLink(phone)}">${escapeHtml(phone)}</a>`;
};

const body = (main: string): string => {
  const { name, legalName, address } = texts(agency);
  return `    <header><div class="page"><a href="/"><img src="/favicon.svg" alt="" width="40" height="40" /><span translate="no">${escapeHtml(name)}</span></a></div></header>
    <main class="page">
${main}
    </main>
    <footer><div class="page">
      <span><span translate="no">${escapeHtml(legalName)}</span>, ${escapeHtml(`${address.street}, ${address.zipCode} ${address.city}`)}, Telefon ${phoneText()}</span>
      <nav aria-label="Rechtliches"><a href="/impressum">Impressum</a> · <a href="/datenschutz">Datenschutz</a> · <a href="/widerruf">Vertrag widerrufen</a></nav>
    </div></footer>`;
};

const head = `<meta name="theme-color" content="${brandColors.brand}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${fontsPlaceholder}`;

/**
 * A page that a secret link opens, with the header and the footer of the site. It runs no script and loads nothing from
 * other origins, so that its address does not leak.
 */
export const framedPage = (title: string, main: string): string =>
  htmlDocument({ title: pageTitle(title), head, style: pageStyle, body: body(main) });
