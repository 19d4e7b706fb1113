import { join } from 'node:path';
import { bringUpFresh } from '../../local/bring-up.ts';
import { localDir } from '../../local/places.mjs';
import { endOnSignal } from '../../local/process/end-on-signal.mjs';
import { Supervisor } from '../../local/process/supervisor.ts';
import { sayToTerminal as say } from '../../local/say.mjs';
import { findBrowser } from '../../local/stores/browser.ts';
import { serveBarePage } from './bare-page.mjs';
import { measure } from './measure.mjs';

/** @typedef {import('./thresholds.mjs').Figures} Figures */

const dataDir = join(localDir, 'lighthouse');

/**
 * Home, listing page, a property and the valuation page of a freshly imported site on a phone, beside a page with only
 * the frameworks; prints the table.
 * @param {number} runs
 * @returns {Promise<{ bare: Figures, pages: [name: string, figures: Figures][] }>}
 */
export async function measureSite(runs) {
  const chromePath = await findBrowser({ env: process.env, say });
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  let barePage;
  try {
    const site = await bringUpFresh(supervisor);
    barePage = await serveBarePage(site.url);
    const addresses = {
      home: `${site.url}/`,
      listings: `${site.url}/immobilien`,
      detail: await addressOfProperty(site.url),
      bewertung: `${site.url}/bewertung`,
    };
    const figures = await measure({ bare: barePage.url, ...addresses }, { chromePath, runs });
    console.table(figures);
    const { bare, ...pages } = figures;
    if (!bare) throw new Error('The bare page was not measured.');
    return { bare, pages: Object.entries(pages) };
  } finally {
    barePage?.stop();
    await supervisor.stop();
  }
}

/**
 * The newest of the home list, at the address that the sitemap gives it.
 * @param {string} url
 */
async function addressOfProperty(url) {
  const latest = await fetch(`${url}/api/properties/latest`);
  const { items } = /** @type {{ items: { id: number }[] }} */ (await latest.json());
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const path = new RegExp(`/immobilie/[a-z0-9-]*-${items[0]?.id}(?=<)`).exec(sitemap)?.[0];
  if (!path) throw new Error('The sitemap does not name the newest property.');
  return url + path;
}
