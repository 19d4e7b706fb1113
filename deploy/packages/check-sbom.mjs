import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root } from '../local/places.mjs';
import { runCommand } from '../local/process/run-command.ts';
import { sbomFaults } from './sbom-faults.mjs';

/** The workflow attaches it. */
const file = join(localDir, 'sbom.cdx.json');

/**
 * Writes the bill of materials of the lock file as CycloneDX; packages of development are marked there.
 * @param {import('../local/checks/check-report.ts').CheckReport} report
 */
export async function checkSbom(report) {
  await report.check('SBOM, against the lock file', async () => {
    const args = ['sbom', '--package-lock-only', '--offline', '--no-update-notifier', '--loglevel=error'];
    const made = await runCommand('npm', [...args, '--sbom-format=cyclonedx'], {
      cwd: root,
      timeoutMs: 120_000,
    });
    if (!made.ok) return made;
    mkdirSync(localDir, { recursive: true });
    writeFileSync(file, made.output);
    const faults = sbomFaults(
      JSON.parse(made.output),
      JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    );
    return { ok: faults.length === 0, output: faults.join('\n') };
  });
}
