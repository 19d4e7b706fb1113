import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fixedPaths } from '@estate/content/page-heads';
import { forms } from '@estate/domain/forms/all-forms';
import { type Site, withFreshSite } from '../local/bring-up.ts';
import { runCommand } from '../local/process/run-command.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { findCommand } from '../local/stores/first-that-works.ts';
import { findTool } from '../tools.ts';
import { letterPages } from './letters.ts';

const filtered = '/immobilien?deal=buy&type=house&rooms_min=3&view=map';
const crossing = '/immobilien?within=polygon_9.9_53.5_10.1_53.6_10.1_53.5_9.9_53.6';
const errorPages = [
  '/gibt-es-nicht',
  '/immobilie/nie-1',
  '/admin/gibt-es-nicht',
  crossing,
  `/?${'a'.repeat(5_000)}`,
];
const furtherPages = [filtered, '/offline.html', '/admin', `/eigentuemer/${'a'.repeat(43)}`, ...errorPages];

let clients = 0;
/** Each request comes from another client, because the site limits requests per client. */
const nextClient = () => `10.0.${(clients += 1) >> 8}.${clients & 255}`;

/** Checks every public page as it is served, and a letter of each kind, with the W3C's checker. Skipped on a machine without Java. */
await runScript(async () => {
  const java = findCommand(['java'], process.env['PATH']);
  if (!java) {
    console.log('The HTML is not checked, because there is no java on the PATH.');
    return;
  }
  const checker = await findTool('vnu');
  const env = { bff: { TRUST_PROXY: '1' }, crm: { SIM_PROPERTIES: '40' } };
  await withFreshSite('html', env, async (site) => {
    const folder = join(site.dataDir, 'pages');
    await mkdir(folder, { recursive: true });
    const listed = await sitemapPaths(site);
    const pages = [
      ...(await readPages(site, listed)),
      ...(await refusedForms(site, listed)),
      await overlongHeaders(site),
      ...letterPages(site.url),
    ];
    for (const { name, html } of pages)
      await writeFile(join(folder, `${name.replace(/[^\w-]+/g, '_').slice(0, 80)}.html`), html);
    const { ok, output } = await runCommand(
      java,
      ['-jar', checker, '--errors-only', '--skip-non-html', folder],
      {
        timeoutMs: 300_000,
      },
    );
    if (!ok) throw new SetupFault(`The HTML has errors:\n${output}`);
    console.log(`The HTML of ${pages.length} pages and letters has no errors.`);
  });
});

interface ServedPage {
  readonly name: string;
  readonly html: string;
}

async function fetchPage(site: Site, path: string, fields?: Record<string, string>): Promise<ServedPage> {
  const response = await fetch(site.url + path, {
    headers: { 'x-forwarded-for': nextClient() },
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  });
  const html = await response.text();
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    throw new SetupFault(`${path} answered ${response.status} without a page:\n${html.slice(0, 500)}`);
  return { name: `${response.status}${path}`, html };
}

async function sitemapPaths(site: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The fixed pages, the pages in the sitemap and the error pages. */
async function readPages(site: Site, listed: readonly string[]): Promise<ServedPage[]> {
  const pages: ServedPage[] = [];
  for (const path of new Set([...fixedPaths, ...listed, ...furtherPages]))
    pages.push(await fetchPage(site, path));
  return pages;
}

/** Every form sent empty by a browser without scripts: on its own page, and on the plain page if that is unknown. */
async function refusedForms(site: Site, listed: readonly string[]): Promise<ServedPage[]> {
  const pages: ServedPage[] = [];
  for (const { api, pages: formPages } of forms) {
    for (const formPage of formPages) {
      const [start = ''] = formPage.split('{');
      const page = listed.find((path) => path.startsWith(start)) ?? '';
      const propertyId = /\d+$/.exec(page)?.[0] ?? '1';
      for (const from of [page, ''])
        pages.push({
          ...(await fetchPage(site, api, { page: from, propertyId })),
          name: `${api} from ${from}`,
        });
    }
  }
  return pages;
}

function overlongHeaders(site: Site): Promise<ServedPage> {
  return new Promise((resolve, reject) => {
    get(site.url, { headers: { cookie: 'a'.repeat(17_000) } }, (response) => {
      text(response).then((html) => resolve({ name: '431', html }), reject);
    }).on('error', reject);
  });
}
