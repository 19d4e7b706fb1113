import { staffPages } from '@estate/content/staff-pages';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { withFreshSite } from '../../deploy/local/bring-up.ts';
import { build } from '../../deploy/local/nx.ts';
import { root } from '../../deploy/local/places.mjs';
import { printToTerminal as print } from '../../deploy/local/print.mjs';
import { chromiumFlags, findBrowser } from '../../deploy/local/stores/browser.ts';
import { answerBanner } from './src/site/consent.ts';
import { sendForm } from './src/site/send-form.ts';

/**
 * Takes a screenshot of every page at 390 and 1440 px with the demo stock and stores it, scaled down for git, in
 * docs/screens. With a regular expression, only pages with a matching name are taken.
 *   npx tsx apps/e2e/take-screens.mjs [expression]
 */
const namePattern = new RegExp(process.argv[2] ?? '');
const pages = {
  home: '/',
  immobilien: '/immobilien',
  karte: '/immobilien?view=map',
  ferienimmobilien: '/ferienimmobilien',
  immobilie: '/immobilie/4812301',
  merkliste: '/merkliste',
  suchauftrag: '/suchauftrag',
  bewertung: '/bewertung',
  verkaufen: '/verkaufen',
  erbe: '/verkaufen/erbe',
  'erbe-schritte':
    '/verkaufen/erbe?testament=keines&erben=mehrere&grundbuch=verstorben&todesfall=6-wochen&nutzung=leer',
  unterlagen: '/verkaufen/unterlagen',
  gutachten: '/gutachten',
  'ueber-uns': '/ueber-uns',
  makler: '',
  kontakt: '/kontakt',
  impressum: '/impressum',
  datenschutz: '/datenschutz',
  agb: '/agb',
  barrierefreiheit: '/barrierefreiheit',
  widerruf: '/widerruf',
  'nicht-gefunden': '/gibt-es-nicht',
  anmeldung: '/admin',
};
/** Staff pages, by the name of the tool. */
const staff = {
  dashboard: '/admin',
  ...Object.fromEntries(Object.keys(staffPages).map((path) => [path.slice(1).replace('/', '-'), path])),
};
const widths = [390, 1440];
const screens = join(root, 'docs', 'screens');

await build(print);
mkdirSync(screens, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser({ env: process.env, print }),
  // Without a graphics card, Chromium renders the map only with this flag.
  args: [...chromiumFlags, '--enable-unsafe-swiftshader'],
});
await withFreshSite('screens', { 'crm-sync': { SYNC_SCHEDULES: 'on' } }, async (site) => {
  const message = {
    name: 'Annegret Petersen',
    email: 'annegret@example.org',
    message: 'Wann haben Sie Zeit?',
  };
  await sendForm(site, 'contact-messages', { ...message, source: '/kontakt', privacyAccepted: true });
  const { items } = await (await fetch(`${site.url}/api/properties/latest`)).json();
  pages.immobilie = `/immobilie/${items[0].id}`;
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      locale: 'de-DE',
      baseURL: site.url,
      reducedMotion: 'reduce',
    });
    await answerBanner(context);
    const page = await context.newPage();
    await page.goto('/ueber-uns');
    pages.makler = (await page.locator('a[href^="/makler/"]').first().getAttribute('href')) ?? '';
    for (const [name, path] of Object.entries(pages)) await take(page, path, `${name}-${width}`);
    await page.goto('/admin');
    await page.getByLabel('E-Mail').fill(site.admin.email);
    await page.getByLabel('Passwort').fill(site.admin.password ?? '');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    for (const [name, path] of Object.entries(staff)) await take(page, path, `${name}-${width}`);
    await context.close();
  }
}).finally(() => browser.close());

async function take(page, path, name) {
  if (!namePattern.test(name)) return;
  // Staff pages poll the server, so `networkidle` is not used for them.
  await page.goto(path, { waitUntil: path.startsWith('/admin') ? 'load' : 'networkidle' });
  // The last sections of the home page load once the page is idle.
  await page.waitForTimeout(1_500);
  // Images and sections below the fold load on scroll.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((later) => setTimeout(later, 60));
    }
  });
  // The last sections in view may still be loading their code.
  await page.waitForTimeout(700);
  await page.evaluate(() => window.scrollTo(0, 0));
  await store(page, name);
}

async function store(page, name) {
  await page.waitForTimeout(400);
  const shot = sharp(await page.screenshot({ fullPage: true }));
  const { width } = await shot.metadata();
  await shot
    .resize({ width: Math.round(width * 0.6) })
    .png({ palette: true, colours: 96, effort: 9 })
    .toFile(join(screens, `${name}.png`));
  print('screens', name);
}
