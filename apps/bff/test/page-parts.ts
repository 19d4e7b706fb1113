/** The first capture group of the pattern's first match. */
export const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
/** The API responses that the page contains for the app. */
export const firstData = (html: string) =>
  JSON.parse(
    tag(html, /<script type="application\/json" id="first-data">(.*?)<\/script>/s) ?? 'null',
  ) as Record<string, unknown> | null;
/** The page's structured data for search engines. */
export const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
