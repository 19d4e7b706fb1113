import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root } from '../deploy/local/places.mjs';
import { runCommand } from '../deploy/local/process/run-command.ts';
import { findTool } from '../deploy/verify-tools.mjs';
import { podFaults } from './pod-faults.mjs';
import { validate } from './validate.mjs';

const k8s = join(root, 'k8s');
const rendered = join(localDir, 'manifests');
const images = join(root, 'deploy', 'images');

/**
 * What only a cluster, a container engine or a forge would read: each kustomization, docker-compose.yml, each Dockerfile,
 * the workflow.
 * @param {import('../deploy/local/checks/check-report.ts').CheckReport} report
 */
export async function checkManifests(report) {
  for (const folder of kustomizations()) {
    await report.check(`kustomize ${folder}, against the schemas`, () => checkKustomization(folder));
    await report.check(`pods of ${folder}`, () => {
      const faults = podFaults(readFileSync(`${renderedFile(folder)}.yaml`, 'utf8'));
      return { ok: faults.length === 0, output: faults.join('\n') };
    });
  }
  await report.check('the policy for traces', () => {
    mkdirSync(rendered, { recursive: true });
    return validate(readFileSync(join(k8s, 'tracing.yaml'), 'utf8'), renderedFile('tracing'));
  });
  const demo = ['--env-file', join(root, 'deploy', 'compose', 'demo.env')];
  for (const settings of [[], demo]) {
    await report.check(`docker compose config${settings.length > 0 ? ', demo' : ''}`, async () => {
      const compose = await findTool('docker-compose');
      const file = ['-f', join(root, 'docker-compose.yml')];
      return runCommand(compose, [...settings, ...file, 'config', '--quiet'], { timeoutMs: 60_000 });
    });
  }
  await report.check('hadolint', async () => {
    const hadolint = await findTool('hadolint');
    const files = readdirSync(images).filter((name) => name.endsWith('Dockerfile'));
    return runCommand(hadolint, files, { cwd: images, timeoutMs: 60_000 });
  });
  await report.check('actionlint', async () =>
    runCommand(await findTool('actionlint'), ['.github/workflows/verify.yml'], {
      cwd: root,
      timeoutMs: 60_000,
    }),
  );
}

/** The base and every overlay. */
const kustomizations = () => [
  'base',
  ...readdirSync(join(k8s, 'overlays')).map((name) => join('overlays', name)),
];

/** @param {string} folder */
const renderedFile = (folder) => join(rendered, folder.replaceAll(/\W/g, '-'));

/** @param {string} folder */
async function checkKustomization(folder) {
  const kustomize = await findTool('kustomize');
  mkdirSync(rendered, { recursive: true });
  const file = `${renderedFile(folder)}.yaml`;
  rmSync(file, { force: true });
  const built = await runCommand(kustomize, ['build', join(k8s, folder), '-o', file], { timeoutMs: 60_000 });
  return built.ok ? validate(readFileSync(file, 'utf8'), renderedFile(folder)) : built;
}
