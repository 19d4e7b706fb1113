import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { brandColors } from '@estate/content/brand-colors';
import { pageTitle } from '@estate/content/page-heads';
import { escapeHtml, htmlDocument } from '@estate/server-kit/text/html';

const { brand, paper } = brandColors;

const style = `
      body {
        display: grid;
        min-height: 100vh;
        margin: 0;
        padding: 24px;
        box-sizing: border-box;
        place-content: center;
        background: ${paper};
        color: ${brand};
        font: 18px/1.6 'Source Sans 3', Arial, sans-serif;
        text-align: center;
      }
      .name {
        margin: 0 0 40px;
        font: 600 20px/1.2 Georgia, serif;
        letter-spacing: 0.02em;
      }
      h1 {
        margin: 0 0 12px;
        font: 600 28px/1.2 Georgia, serif;
      }
      p {
        max-width: 34rem;
        margin: 0 auto 24px;
      }
      label {
        display: block;
        max-width: 34rem;
        margin: 0 auto 16px;
        text-align: left;
      }
      label input,
      label textarea {
        display: block;
        width: 100%;
        box-sizing: border-box;
        font: inherit;
      }
      a {
        color: inherit;
        font-weight: 600;
      }
      .again {
        display: inline-block;
        padding: 12px 24px;
        border-radius: 6px;
        background: ${brand};
        color: #fff;
        border: 0;
        font: inherit;
        text-decoration: none;
      }
    `;

/** The link at the end of a plain page; an empty address opens the page again. */
export const plainLink = (label: string, href: string): string =>
  `<a class="again" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

/**
 * A page that loads no other files, for outages of the site: a heading, a sentence, the agency's telephone number and
 * mail address, and `end`, which is HTML.
 */
export const plainPage = ({
  title,
  heading,
  text,
  end = plainLink('Erneut versuchen', ''),
}: {
  title: string;
  heading: string;
  text: string;
  end?: string;
}): string => {
  const { name, phone, email } = texts(agency);
  const contactLinks = `<a href="${phoneLink(phone)}">${escapeHtml(phone)}</a> und <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
  return htmlDocument({
    title: pageTitle(title),
    head: `<meta name="theme-color" content="${brand}" />`,
    style,
    body: `    <main>
      <p class="name">${escapeHtml(name)}</p>
      <h1>${escapeHtml(heading)}</h1>
      <p>${escapeHtml(text)} Sie erreichen uns unter ${contactLinks}.</p>
      ${end}
    </main>`,
  });
};
