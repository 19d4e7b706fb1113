import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runNx } from './nx.ts';
import { localDir, root } from './places.mjs';
import { type Supervisor } from './process/supervisor.ts';
import { secondsSince } from './print.mjs';
import { serviceNames } from './services.ts';
import { SetupFault } from './setup-fault.mjs';

/** Rebuilds and restarts a service when its source changes; a changed library restarts all services. */
export async function rebuildOnChange(supervisor: Supervisor): Promise<never> {
  const changed = new Set<string>();
  const watchSource = (folder: string, services: string[]) => {
    const source = join(root, folder, 'src');
    if (!existsSync(source)) return;
    watch(source, { recursive: true }, (_event, file) => {
      if (/(?<!\.spec)\.tsx?$/.test(file ?? '')) services.forEach((service) => changed.add(service));
    });
  };
  for (const service of serviceNames) watchSource(join('apps', service), [service]);
  for (const lib of readdirSync(join(root, 'libs'))) watchSource(join('libs', lib), [...serviceNames]);
  for (;;) {
    await sleep(300);
    if (changed.size === 0 || supervisor.isStopping) continue;
    const services = [...changed];
    changed.clear();
    await rebuild(services, supervisor);
  }
}

async function rebuild(services: string[], supervisor: Supervisor): Promise<void> {
  const { processes, print } = supervisor;
  const since = performance.now();
  const log = join(localDir, 'logs', 'build.log');
  const { ok, output } = await runNx(['run-many', '-t', 'build', '-p', services.join(',')], { log });
  if (!ok) {
    print('build', `failed; what ran keeps running:\n${output.split('\n').slice(-40).join('\n')}`);
    return;
  }
  const restarted = services
    .flatMap((service) => processes.get(service) ?? [])
    .map((child) =>
      supervisor.restart(child).catch((error: unknown) => {
        if (!(error instanceof SetupFault)) throw error;
        print('start', error.message);
      }),
    );
  await Promise.all(restarted);
  print('rebuilt', `${services.join(', ')} in ${secondsSince(since)}`);
}
