import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runNx } from './build.mjs';
import { failedTasks } from './nx-report.mjs';
import { localDir, root } from './places.mjs';
import { secondsSince } from './say.mjs';
import { serviceNames } from './services.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * Builds a service when its source changes, and starts it again; a changed library concerns all services.
 * @param {import('./process/supervisor.mjs').Supervisor} supervisor
 * @param {import('./say.mjs').Say} say
 * @returns {Promise<never>}
 */
export async function rebuildOnChange(supervisor, say) {
  /** @type {Set<string>} */
  const changed = new Set();
  const watchSource = (/** @type {string} */ folder, /** @type {readonly string[]} */ services) => {
    const source = join(root, folder, 'src');
    if (!existsSync(source)) return;
    watch(source, { recursive: true }, (_event, file) => {
      if (/(?<!\.spec)\.tsx?$/.test(file ?? '')) services.forEach((service) => changed.add(service));
    });
  };
  for (const service of serviceNames) watchSource(join('apps', service), [service]);
  for (const lib of readdirSync(join(root, 'libs'))) watchSource(join('libs', lib), serviceNames);
  for (;;) {
    await sleep(300);
    if (changed.size === 0 || supervisor.isStopping) continue;
    const services = [...changed];
    changed.clear();
    await rebuild(services, supervisor, say);
  }
}

/**
 * @param {string[]} services
 * @param {import('./process/supervisor.mjs').Supervisor} supervisor
 * @param {import('./say.mjs').Say} say
 */
async function rebuild(services, supervisor, say) {
  const since = performance.now();
  const log = join(localDir, 'logs', 'build.log');
  const { ok, output } = await runNx(['run-many', '-t', 'build', '-p', services.join(',')], { log });
  if (!ok) return say('build', `failed; what ran keeps running:\n${failedTasks(output)}`);
  const restarts = services.map(async (service) => {
    const child = supervisor.processes.get(service);
    await child?.stop();
    if (!supervisor.isStopping) await child?.start();
  });
  for (const result of await Promise.allSettled(restarts)) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof SetupFault)) throw result.reason;
    say('start', result.reason.message);
  }
  say('rebuilt', `${services.join(', ')} in ${secondsSince(since)}`);
}
