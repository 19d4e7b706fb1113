import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { type Site, withFreshSite } from '../local/bring-up.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { printToTerminal as print } from '../local/print.mjs';
import { chromiumFlags, findBrowser } from '../local/stores/browser.ts';
import { findTool } from '../tools.ts';
import { median } from './figures.ts';

/**
 * Runs Lighthouse's mobile preset (CPU throttled to a quarter of this machine) on the usual entry pages of a freshly
 * imported site and prints the median of five runs. With `--check` it runs once and checks only scores that do not
 * depend on speed.
 */
const isCheck = process.argv.includes('--check');
const runs = isCheck ? 1 : 5;

/**
 * Minimum scores, and the maximum layout shift, which is above 0 because the web font is a few pixels wider than its
 * fallback.
 */
const least = { accessibility: 100, 'best-practices': 95, seo: 100 };
const mostShift = 0.02;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}
type Figures = Record<'performance' | keyof typeof least | 'TBT' | 'LCP' | 'CLS', number>;

await runScript(async () => {
  const chrome = await findBrowser({ env: process.env, print });
  const lighthouse = await findTool('lighthouse');
  await withFreshSite('lighthouse', {}, async (site) => {
    const pages = await addressesOf(site);
    const figuresByPath = new Map<string, Figures[]>();
    for (let run = 0; run < runs; run += 1)
      for (const [name, url] of Object.entries(pages)) {
        // Fills the site's cache first, because most visitors get cached pages.
        await (await fetch(url)).text();
        figuresByPath.set(name, [...(figuresByPath.get(name) ?? []), await audit(url, lighthouse, chrome)]);
      }
    const medians = [...figuresByPath].map(([name, figures]) => [name, mediansOf(figures)] as const);
    console.table(Object.fromEntries(medians));
    const faults = medians.flatMap(([name, figures]) =>
      faultsOf(figures).map((fault) => `${name}: ${fault}`),
    );
    if (faults.length > 0) throw new SetupFault(faults.join('\n'));
  });
});

/** The addresses of the audited pages; one property and one broker represent all pages of their kind. */
async function addressesOf({ url }: Site): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const find = (pattern: RegExp) => {
    const [path] = pattern.exec(sitemap) ?? [];
    if (!path) throw new SetupFault(`The sitemap has no address like ${pattern.source}.`);
    return url + path;
  };
  return {
    home: `${url}/`,
    listings: `${url}/immobilien`,
    detail: find(/\/immobilie\/[a-z0-9-]+-\d+(?=<)/),
    bewertung: `${url}/bewertung`,
    broker: find(/\/makler\/[a-z-]+(?=<)/),
    kontakt: `${url}/kontakt`,
  };
}

/** Repeats a failed run, because Lighthouse sometimes loses its trace. */
async function audit(url: string, lighthouse: string, chrome: string, attempts = 3): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'estate-lighthouse-'));
  try {
    // The report is written to a file, because a report of this size arrived damaged on standard output.
    const file = join(folder, 'report.json');
    const flags = ['--output=json', '--quiet', `--output-path=${file}`];
    await execa(
      process.execPath,
      [lighthouse, url, ...flags, `--chrome-flags=--headless ${chromiumFlags.join(' ')}`],
      { env: { CHROME_PATH: chrome }, reject: false, timeout: 180_000 },
    );
    const { categories, audits, runtimeError } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (runtimeError) throw new SetupFault(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      TBT: Math.round(value('total-blocking-time')),
      LCP: Math.round(value('largest-contentful-paint')),
      CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    };
  } catch (error) {
    if (attempts > 1) return await audit(url, lighthouse, chrome, attempts - 1);
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function mediansOf(figures: Figures[]): Figures {
  const medians = Object.keys(figures[0] ?? {}).map((key) => [
    key,
    median(figures.map((one) => one[key as keyof Figures])),
  ]);
  return Object.fromEntries(medians) as Figures;
}

/** The comparisons are negated, so that a missing score (NaN) counts as a fault. */
function faultsOf(figures: Figures): string[] {
  const low = Object.entries(least)
    .filter(([name, bound]) => !(figures[name as keyof typeof least] >= bound))
    .map(
      ([name, bound]) => `${name} is ${figures[name as keyof typeof least]}, and has to be at least ${bound}`,
    );
  return figures.CLS <= mostShift
    ? low
    : [...low, `CLS is ${figures.CLS}, and has to be at most ${mostShift}`];
}
