import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Site, withFreshSite } from '../local/bring-up.ts';
import { root } from '../local/places.mjs';
import { runCommand } from '../local/process/run-command.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { findCommand } from '../local/stores/first-that-works.ts';
import { signIn } from '../staff-client.ts';
import { findTool } from '../tools.ts';

/** At least so many exposés of the demo stock are checked. */
const leastExposes = 20;
const maxBytes = 5 * 1024 * 1024;

/** Checks documents with veraPDF: the worst orders, and those of the demo stock. Skipped on a machine without Java and Maven. */
await runScript(async () => {
  const java = findCommand(['java'], process.env['PATH']);
  if (!java || !findCommand(['mvn'], process.env['PATH'])) {
    console.log('The documents are not checked, because there is no java or no mvn on the PATH.');
    return;
  }
  const veraPdf = await findTool('verapdf');
  await withFreshSite('documents', { crm: { SIM_PROPERTIES: '40' } }, async (site) => {
    const folder = join(site.dataDir, 'pdf');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeWorstDocuments(folder);
    await writeDemoDocuments(site, folder);
    const files = (await readdir(folder)).map((name) => join(folder, name));
    const main = 'org.verapdf.apps.GreenfieldCliWrapper';
    const { output } = await runCommand(
      java,
      ['-cp', veraPdf, main, '--flavour', 'ua1', '--format', 'text', ...files],
      { timeoutMs: 300_000 },
    );
    const passed = output.split('\n').filter((line) => line.startsWith('PASS '));
    if (passed.length !== files.length)
      throw new SetupFault(`Documents are not PDF/UA-1, or could not be checked:\n${output.slice(0, 5_000)}`);
    console.log(`${files.length} documents are PDF/UA-1 without fault.`);
  });
});

/** Runs from the sources, because they are not part of media's build. */
async function writeWorstDocuments(folder: string): Promise<void> {
  const { ok, output } = await runCommand(
    process.execPath,
    ['--conditions=@estate/source', '--import', 'tsx', 'apps/media/test/write-documents.ts', folder],
    {
      cwd: root,
      env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
      timeoutMs: 300_000,
    },
  );
  if (!ok) throw new SetupFault(`The worst documents could not be drawn:\n${output.slice(-2_000)}`);
}

/** The exposé and, where there is one, the sheet for the bank of each public property, as staff see them. */
async function writeDemoDocuments(site: Site, folder: string): Promise<void> {
  const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const ids = [...sitemap.matchAll(/\/immobilie\/[^<]*?-(\d+)</g)].map(([, id]) => id ?? '');
  let exposes = 0;
  for (const id of ids)
    for (const kind of ['expose', 'bank-sheet'] as const) {
      const answer = await fetch(`${site.url}/api/admin/properties/${id}/document?kind=${kind}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      // There is no sheet for the bank of what is for rent.
      if (kind === 'bank-sheet' && answer.status === 404) continue;
      if (!answer.ok)
        throw new SetupFault(`The ${kind} of ${id} was refused: ${answer.status} ${await answer.text()}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (bytes.byteLength > maxBytes)
        throw new SetupFault(`The ${kind} of ${id} has ${bytes.byteLength} bytes.`);
      await writeFile(join(folder, `${kind}-${id}.pdf`), bytes);
      if (kind === 'expose') exposes += 1;
    }
  if (exposes < leastExposes) throw new SetupFault(`There are only ${exposes} exposés of the demo stock.`);
}
