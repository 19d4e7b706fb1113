import { join } from 'node:path';
import { bringUpFresh } from '../local/bring-up.ts';
import { localDir } from '../local/places.mjs';
import { endOnSignal } from '../local/process/end-on-signal.mjs';
import { Supervisor } from '../local/process/supervisor.ts';
import { runK6 } from './k6.mjs';

const dataDir = join(localDir, 'load');

/**
 * Runs the quick k6 script against a freshly imported site; its thresholds decide. The others belong to `npm run load`.
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
  if (isUp)
    await report.check('k6 public-reads', () => runK6('public-reads', { env: { BASE_URL: url }, dataDir }));
  await supervisor.stop();
}
