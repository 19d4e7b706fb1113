import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bringUpFresh } from '../local/bring-up.ts';
import { localDir } from '../local/places.mjs';
import { endOnSignal } from '../local/process/end-on-signal.mjs';
import { runCommand } from '../local/process/run-command.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { serviceNames } from '../local/services.ts';
import { findTool } from '../verify-tools.mjs';

const folder = import.meta.dirname;
/** Incidents are measured once a minute, the first time a minute after the start. */
const waitMs = 100_000;

/**
 * Whether the alerts fire when they should, and whether each query of the dashboard finds a series on a running site.
 * @param {import('../local/checks/check-report.ts').CheckReport} report
 */
export async function checkObservability(report) {
  const prometheus = await findTool('prometheus');
  const promtool = join(dirname(prometheus), 'promtool');
  for (const args of ['check config prometheus.yaml', 'test rules alerts.test.yaml'])
    await report.check(`promtool ${args}`, () => runCommand(promtool, args.split(' '), { cwd: folder }));

  const supervisor = new Supervisor(join(localDir, 'observability'));
  endOnSignal(supervisor);
  try {
    await report.check('each query of the dashboard finds a series', async () => {
      await supervisor.takeOver({ isEmptied: true });
      const ports = await Promise.all(
        serviceNames.map(async (name) => [name, await supervisor.portFor(`${name} METRICS_PORT`)]),
      );
      const url = await startPrometheus(supervisor, prometheus, Object.fromEntries(ports));
      const site = await startMeasuredSite(supervisor, Object.fromEntries(ports));
      const silent = await silentQueries(url, site.url);
      return { ok: silent.length === 0, output: silent.join('\n') };
    });
  } finally {
    await supervisor.stop();
  }
}

/** @param {Supervisor} supervisor @param {Record<string, number>} ports */
function startMeasuredSite(supervisor, ports) {
  const env = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, { METRICS_PORT: String(port) }]),
  );
  return bringUpFresh(supervisor, {
    ...env,
    crm: { SIM_PROPERTIES: '40' },
    'crm-sync': { ...env['crm-sync'], SYNC_SCHEDULES: 'on' },
  });
}

/** @param {Supervisor} supervisor @param {string} command @param {Record<string, number>} ports */
async function startPrometheus(supervisor, command, ports) {
  const data = supervisor.folder('prometheus');
  const config = join(data, 'prometheus.yaml');
  const targets = Object.entries(ports).map(([service, port]) => ({
    targets: [`127.0.0.1:${port}`],
    labels: { service },
  }));
  const scrape = { job_name: 'estate', scrape_interval: '1s', static_configs: targets };
  // JSON is YAML.
  writeFileSync(config, JSON.stringify({ scrape_configs: [scrape] }));
  const port = await supervisor.portFor('prometheus');
  await supervisor.start(port, {
    name: 'prometheus',
    command,
    args: [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(data, 'tsdb')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
  });
  return `http://127.0.0.1:${port}`;
}

/**
 * Queries of the dashboard that have found nothing in time, with the titles of their panels. A rate needs visits while
 * Prometheus reads.
 * @param {string} prometheus @param {string} site
 */
async function silentQueries(prometheus, site) {
  /** @type {{ panels: { title: string, targets: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8'));
  let silent = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  const giveUpAt = Date.now() + waitMs;
  for (let round = 0; silent.length > 0 && Date.now() < giveUpAt; round += 1) {
    await visit(site, round);
    await sleep(1_500);
    const found = await Promise.all(silent.map(({ expr }) => hasValue(prometheus, expr)));
    silent = silent.filter((_query, index) => !found[index]);
  }
  return silent.map(({ title, expr }) => `${title}: ${expr}`);
}

/**
 * Asks for a list from memory, for a search and a page of one, which are never kept, and for another image, and tells of a
 * failed script.
 * @param {string} site
 * @param {number} round
 */
async function visit(site, round) {
  // Loaded here, because it is built when the command begins.
  const { propertyImageUrl, renditions } = await import('@estate/contracts/renditions');
  await fetch(`${site}/api/properties?q=${round}`);
  await fetch(`${site}/immobilien?q=${round}`);
  const answer = await fetch(`${site}/api/properties`);
  const { items } = /** @type {{ items: import('@estate/contracts/public-property').PropertyCard[] }} */ (
    await answer.json()
  );
  const images = items.flatMap(({ image }) => image ?? []);
  const image = images[round % images.length];
  if (image) await fetch(site + propertyImageUrl(image, renditions.card));
  await fetch(`${site}/api/script-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/', script: '/assets/index.js' }),
  });
}

/** @param {string} prometheus @param {string} expr */
async function hasValue(prometheus, expr) {
  const answer = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(expr)}`);
  const { data } = /** @type {{ data?: { result: { value: [number, string] }[] } }} */ (await answer.json());
  return (data?.result ?? []).some(({ value: [, number] }) => number !== 'NaN');
}
