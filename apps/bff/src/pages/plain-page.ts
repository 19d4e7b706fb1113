import { agency } from '@estate/content/agency';
import { brandColors } from '@estate/content/brand-colors';
import { titleSuffix } from '@estate/content/page-heads';
import { escapeHtml } from '@estate/server-kit/text/escape-html';

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
        text-decoration: none;
      }
    `;

/** The agency's telephone number as a link. */
export const phoneLink = `<a href="tel:${escapeHtml(agency.phone.e164)}">${escapeHtml(agency.phone.text)}</a>`;

/** The agency's e-mail address as a link. */
export const mailLink = `<a href="mailto:${escapeHtml(agency.email)}">${escapeHtml(agency.email)}</a>`;

/**
 * A self-contained page without further files, for moments in which the site is down. `main` is HTML, `more` is
 * additional CSS.
 */
export const plainDocument = ({
  title,
  main,
  more = '',
}: {
  title: string;
  main: string;
  more?: string;
}): string =>
  `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="${brand}" />
    <title>${escapeHtml(title + titleSuffix)}</title>
    <style>${style}${more}</style>
  </head>
  <body>
    <main>
      <p class="name">${escapeHtml(agency.name)}</p>
      ${main}
    </main>
  </body>
</html>
`;

/** A plain page with a heading, a sentence, the agency's telephone number and mail address, and a link onwards. */
export const plainPage = ({
  title,
  heading,
  text,
  link = { label: 'Erneut versuchen', href: '' },
}: {
  title: string;
  heading: string;
  text: string;
  link?: { label: string; href: string };
}): string =>
  plainDocument({
    title,
    main: `<h1>${escapeHtml(heading)}</h1>
      <p>
        ${escapeHtml(text)}
        Sie erreichen uns unter
        ${phoneLink} und ${mailLink}.
      </p>
      <a class="again" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`,
  });
