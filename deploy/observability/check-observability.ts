import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PropertyCard } from '@estate/contracts/catalog/public-property';
import { withEmptySite } from '../local/bring-up.ts';
import { syncOnce } from '../local/first-sync.ts';
import { freePort } from '../local/process/ports.ts';
import { runCommand } from '../local/process/run-command.ts';
import { type Supervisor } from '../local/process/supervisor.ts';
import { serviceNames } from '../local/services.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { findTool } from '../tools.ts';

const folder = import.meta.dirname;
/**
 * Time limit for all queries, in ms. crm-sync measures incidents once a minute, for the first time one minute after
 * its start.
 */
const waitMs = 100_000;

/**
 * Checks that the alerts fire as specified in alerts.test.yaml, and that each query of the dashboard returns a series
 * on a running site.
 */
await runScript(async () => {
  const prometheus = await findTool('prometheus');
  const promtool = join(dirname(prometheus), 'promtool');
  for (const args of [
    ['check', 'config', 'prometheus.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ]) {
    const { ok } = await runCommand(promtool, args, { cwd: folder, show: true });
    if (!ok) throw new SetupFault(`promtool ${args.join(' ')} failed.`);
  }
  const ports: [string, number][] = [];
  for (const name of serviceNames) ports.push([name, await freePort()]);
  const metrics = Object.fromEntries(ports.map(([name, port]) => [name, { METRICS_PORT: String(port) }]));
  const crmSync = { ...metrics['crm-sync'], SYNC_SCHEDULES: 'on' };
  const env = { ...metrics, 'crm-sync': crmSync, crm: { SIM_PROPERTIES: '40' } };
  await withEmptySite('observability', env, async (site, supervisor) => {
    const url = await startPrometheus(supervisor, prometheus, ports);
    // A sync causes calls to the CRM, so that the metrics of these calls have values.
    await syncOnce(site, supervisor.print);
    const silent = await silentQueries(url, site.url);
    if (silent.length > 0)
      throw new SetupFault(`Queries of the dashboard find nothing:\n${silent.join('\n')}`);
    console.log('Each query of the dashboard finds a series.');
  });
});

async function startPrometheus(
  supervisor: Supervisor,
  command: string,
  ports: [string, number][],
): Promise<string> {
  const data = supervisor.folder('prometheus');
  const config = join(data, 'prometheus.yaml');
  const targets = ports.map(([service, port]) => ({ targets: [`127.0.0.1:${port}`], labels: { service } }));
  const scrape = { job_name: 'estate', scrape_interval: '1s', static_configs: targets };
  // Prometheus reads a YAML file, and every JSON text is valid YAML.
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
 * Returns the dashboard's queries that have no result when the time limit is over, each with the title of its panel.
 * Visits pages meanwhile, because rates need requests.
 */
async function silentQueries(prometheus: string, site: string): Promise<string[]> {
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
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
 * Causes the events that the dashboard shows: requests a search and its page, which are not cached, a cached list, and
 * an image, and reports a script error.
 */
async function visit(site: string, round: number): Promise<void> {
  // Imported here, because a fresh clone has no build of this library yet when this file is loaded.
  const { propertyImageUrl, renditions } = await import('@estate/domain/property/renditions');
  await fetch(`${site}/api/properties?q=${round}`);
  await fetch(`${site}/immobilien?q=${round}`);
  const { items } = (await (await fetch(`${site}/api/properties`)).json()) as { items: PropertyCard[] };
  const images = items.flatMap(({ image }) => image ?? []);
  const image = images[round % images.length];
  if (image) await fetch(site + propertyImageUrl(image, renditions.card));
  await fetch(`${site}/api/script-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/', script: '/assets/index.js' }),
  });
}

async function hasValue(prometheus: string, expr: string): Promise<boolean> {
  const answer = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(expr)}`);
  const { data } = (await answer.json()) as { data?: { result: { value: [number, string] }[] } };
  return (data?.result ?? []).some(({ value: [, number] }) => number !== 'NaN');
}
