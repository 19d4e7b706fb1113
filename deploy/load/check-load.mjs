import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bringUpFresh } from '../local/bring-up.ts';
import { localDir } from '../local/places.mjs';
import { endOnSignal } from '../local/process/end-on-signal.mjs';
import { runCommand } from '../local/process/run-command.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { findTool } from '../verify-tools.mjs';

const scripts = import.meta.dirname;
const dataDir = join(localDir, 'load');

/**
 * Runs each k6 script of deploy/load against a freshly imported site; its thresholds decide.
 * @param {import('../local/checks/check-report.ts').CheckReport} report
 */
export async function checkLoad(report) {
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  let url = '';
  const isUp = await report.check('site for k6', async () => {
    ({ url } = await bringUpFresh(supervisor));
    return { ok: true, output: '' };
  });
  for (const script of isUp ? readdirSync(scripts).filter((name) => name.endsWith('.js')) : []) {
    await report.check(`k6 ${script}`, async () => {
      const args = ['run', '--quiet', '-e', `BASE_URL=${url}`, join(scripts, script)];
      return runCommand(await findTool('k6'), args, { timeoutMs: 300_000 });
    });
  }
  await supervisor.stop();
}
