const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text and quoted attributes of a page or a mail. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The languages in which pages are written. */
export type Language = 'de';

/** The opening tag of every page that a server writes. */
export const htmlTag = (language: Language): string => `<html lang="${language}">`;

/**
 * A page of its own, outside the app: it runs no script, and no search engine lists it. `head` and `body` are HTML,
 * `style` is CSS.
 */
export const htmlDocument = ({
  title,
  head = '',
  style,
  body,
}: {
  title: string;
  head?: string;
  style: string;
  body: string;
}): string =>
  `<!doctype html>
${htmlTag('de')}
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>${escapeHtml(title)}</title>
    ${head}
    <style>${style}</style>
  </head>
  <body>
${body}
  </body>
</html>
`;
