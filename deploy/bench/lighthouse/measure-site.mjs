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

/** Of Lighthouse's mobile preset, which stands for a phone of the middle class. */
const usualSlowdown = 4;

/**
 * The pages that visitors come in by, of a freshly imported site on a phone, beside a page with only the frameworks; prints a
 * table for each slowdown.
 * @param {number} runs
 * @param {readonly number[]} slowdowns
 * @returns {Promise<{ slowdown: number, bare: Figures, pages: [name: string, figures: Figures][] }[]>}
 */
export async function measureSite(runs, slowdowns = [usualSlowdown]) {
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
      broker: site.url + (await addressLike(site.url, '/makler/[a-z-]+')),
      kontakt: `${site.url}/kontakt`,
    };
    // The first visit makes the pictures in the sizes of a phone, which takes both cores of this machine. A single run is for
    // what does not depend on speed.
    if (runs > 1) await measure(addresses, { chromePath, runs: 1, slowdown: usualSlowdown });
    const measured = [];
    for (const slowdown of slowdowns) {
      const figures = await measure({ bare: barePage.url, ...addresses }, { chromePath, runs, slowdown });
      say('lighthouse', `processor ${slowdown} times slower`);
      console.table(figures);
      const { bare, ...pages } = figures;
      if (!bare) throw new Error('The bare page was not measured.');
      measured.push({ slowdown, bare, pages: Object.entries(pages) });
    }
    return measured;
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
  return url + (await addressLike(url, `/immobilie/[a-z0-9-]*-${items[0]?.id}`));
}

/**
 * The first path of the sitemap that the pattern describes.
 * @param {string} url
 * @param {string} pattern
 */
async function addressLike(url, pattern) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const path = new RegExp(`${pattern}(?=<)`).exec(sitemap)?.[0];
  if (!path) throw new Error(`The sitemap names no ${pattern}.`);
  return path;
}
