import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveBarePage } from '../../bench/lighthouse/bare-page.mjs';
import { measure } from '../../bench/lighthouse/measure.mjs';
import { findMisses } from '../../bench/lighthouse/thresholds.mjs';
import { bringUp } from '../bring-up.mjs';
import { syncOnce } from '../first-sync.mjs';
import { localDir } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { sayToTerminal as say } from '../say.mjs';
import { findBrowser } from '../stores/browser.mjs';

const dataDir = join(localDir, 'lighthouse');
const runs = 5;

/**
 * Home, listing page, a property and the valuation page on a phone, beside a page with only the frameworks.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function checkLighthouse(tally) {
  const chromePath = await findBrowser({ env: process.env, say });
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  await supervisor.takeOver(say);
  rmSync(dataDir, { recursive: true, force: true });
  const bare = await serveBarePage();
  try {
    const site = await bringUp({ dataDir, supervisor });
    await syncOnce(site, say);
    const pages = {
      home: `${site.url}/`,
      listings: `${site.url}/immobilien`,
      detail: await addressOfProperty(site.url),
      bewertung: `${site.url}/bewertung`,
    };
    const figures = await measure({ bare: bare.url, ...pages }, { chromePath, runs });
    console.table(figures);
    const ground = figures['bare'];
    if (!ground) throw new Error('The bare page was not measured.');
    for (const name of Object.keys(pages))
      await tally.check(`Lighthouse ${name}`, async () => {
        const misses = figures[name] ? findMisses(figures[name], ground) : ['not measured'];
        return { ok: misses.length === 0, output: misses.join('\n') };
      });
  } finally {
    bare.stop();
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
