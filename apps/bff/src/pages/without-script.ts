import { impressum } from '@estate/content/legal/impressum';
import { agency } from '@estate/content/agency';
import { escapeHtml } from '@estate/server-kit/escape-html';

/** Where the provider's facts end and the site's notes begin. */
const facts = ['anbieter', 'kontakt', 'vertretung', 'register', 'umsatzsteuer', 'aufsichtsbehoerde'];

const block = ({ title, paragraphs, list = [] }: (typeof impressum.sections)[number]) =>
  `<h3>${escapeHtml(title)}</h3><p>${[...paragraphs, ...list].map(escapeHtml).join('<br />')}</p>`;

const { phone, email } = agency;
/** Written once, because it is the same on every page. */
const contact = [
  '<p>Bitte aktivieren Sie JavaScript, um diese Website zu nutzen. Sie erreichen uns auch so: Telefon ',
  `<a href="tel:${escapeHtml(phone.e164)}">${escapeHtml(phone.text)}</a>, E-Mail `,
  `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>`,
  `<h2>${escapeHtml(impressum.title)}</h2>`,
  ...impressum.sections.filter(({ id }) => facts.includes(id)).map(block),
].join('');

/** What a browser without scripts shows: how to reach the agency, and who it is (§5 DDG). `notice` says why a page is refused. */
export const withoutScript = (notice?: string): string =>
  `<noscript>${notice === undefined ? '' : `<p>${escapeHtml(notice)}</p>`}${contact}</noscript>`;
