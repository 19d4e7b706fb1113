import { type Page } from '@playwright/test';

/**
 * Wraps numbers, dates and addresses of every page in links before its scripts run, as phones do, except for the kinds
 * that the page switches off by `format-detection`.
 */
export async function imitateDetectors(page: Page, parser: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await parser.evaluate(wrapMatches, await response.text());
    return route.fulfill({ response, body });
  });
}

/** Runs in the browser, which parses the page. */
function wrapMatches(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const off = parsed.querySelector<HTMLMetaElement>('meta[name="format-detection"]')?.content ?? '';
  const patterns = Object.entries({
    telephone: String.raw`\d[\d /.-]{6,}\d`,
    date: String.raw`\d\d?\.\d\d?\.\d{4}`,
    address: String.raw`[A-ZÄÖÜ]\p{L}*(?:straße|weg|allee|chaussee) \d+`,
  }).flatMap(([kind, pattern]) => (off.includes(`${kind}=no`) ? [] : [pattern]));
  if (patterns.length === 0) return html;
  const pattern = new RegExp(`(${patterns.join('|')})`, 'u');
  const texts = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('a, script, style, textarea, option, noscript')) continue;
    const parts = text.data.split(pattern).map((part, index) => {
      if (index % 2 === 0) return part;
      const link = parsed.createElement('a');
      link.href = `tel:${part}`;
      link.textContent = part;
      return link;
    });
    if (parts.length > 1) text.replaceWith(...parts);
  }
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}
