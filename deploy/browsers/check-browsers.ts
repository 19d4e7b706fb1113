import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, withFreshSite } from '../local/bring-up.ts';
import { printToTerminal as print, secondsSince } from '../local/print.mjs';
import { type Supervisor } from '../local/process/supervisor.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { startFaultProxy } from './fault-proxy.ts';
import { type Browser, browsers, missingPrograms } from './start-browser.ts';
import { Visitor } from './visitor.ts';
import { visits } from './visits.ts';

/**
 * Walks over the core pages of a separate site at the width of a phone, in each browser beside Chromium that this
 * machine has. A page fails that does not show what the visit expects, scrolls sideways, or reports a script error, a
 * hydration mismatch, a missing file or a CSP violation.
 */
await runScript(async () => {
  const found = browsers.filter((browser) => {
    const missing = missingPrograms(browser);
    if (missing.length > 0)
      print(browser.name, `skipped, because ${missing.join(' and ')} is missing (${browser.install})`);
    return missing.length === 0;
  });
  if (found.length === 0) return;
  await withFreshSite('browsers', {}, async (site, supervisor) => {
    const faults: string[] = [];
    for (const browser of found) faults.push(...(await faultsIn(browser, site, supervisor)));
    if (faults.length > 0) throw new SetupFault(faults.join('\n'));
  });
});

async function faultsIn(browser: Browser, site: Site, supervisor: Supervisor): Promise<string[]> {
  const proxy = await startFaultProxy();
  const driver = await browser.start(supervisor, proxy.address);
  const visitor = new Visitor(driver, site.url, `Ada ${browser.name}`);
  const faults: string[] = [];
  try {
    for (const [name, visit] of Object.entries(visits)) {
      const since = performance.now();
      try {
        await visit(visitor, site);
      } catch (error) {
        const screenshot = join(supervisor.folder('logs'), `${browser.name} ${name}.png`);
        writeFileSync(screenshot, await driver.takeScreenshot(), 'base64');
        proxy.faults.push(`${String(error)} (${await driver.getCurrentUrl()}, ${screenshot})`);
      }
      const found = proxy.faults.splice(0);
      print(browser.name, `${name}: ${found.length === 0 ? 'fine' : 'faulty'}, in ${secondsSince(since)}`);
      faults.push(...found.map((fault) => `${browser.name}, ${name}: ${fault}`));
    }
  } finally {
    await driver.quit();
    proxy.stop();
  }
  return faults;
}
