import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { parseAllDocuments } from 'yaml';
import { localDir, root } from '../local/places.mjs';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { findTool } from '../tools.ts';
import { type Manifest, podFaults } from './pod-faults.ts';

const k8s = join(root, 'k8s');

/** Renders the base and every overlay and checks them against Kubernetes' schemas and our rules for pods. */
await runScript(async () => {
  const kustomize = await findTool('kustomize');
  const validate = await findTool('kubernetes-validate');
  const folder = join(localDir, 'manifests');
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  for (const name of [
    'base',
    ...readdirSync(join(k8s, 'overlays')).map((overlay) => join('overlays', overlay)),
  ]) {
    const { all, failed, stdout } = await execa(kustomize, ['build', join(k8s, name)], {
      all: true,
      reject: false,
    });
    if (failed) {
      faults.push(`kustomize build ${name}: ${all}`);
      continue;
    }
    const manifests = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
    faults.push(...podFaults(manifests).map((fault) => `${name}: ${fault}`));
    const file = join(folder, `${name.replaceAll(/\W/g, '-')}.yaml`);
    // KEDA's kinds have no schema in Kubernetes; an API server with KEDA validates them.
    const own = manifests.filter(({ apiVersion }) => !apiVersion.startsWith('keda.sh/'));
    writeFileSync(file, own.map((manifest) => JSON.stringify(manifest)).join('\n---\n'));
    const checked = await execa(validate, ['--strict', '--quiet', file], { all: true, reject: false });
    // A warning counts as a fault too, because the tool only warns about an unknown kind.
    if (checked.failed || /^WARN/m.test(checked.all)) faults.push(`schemas of ${name}: ${checked.all}`);
  }
  const tracing = await execa(validate, ['--strict', '--quiet', join(k8s, 'tracing.yaml')], {
    all: true,
    reject: false,
  });
  if (tracing.failed) faults.push(`tracing.yaml: ${tracing.all}`);
  if (faults.length > 0) throw new SetupFault(faults.join('\n'));
  console.log('The manifests of base and overlays hold.');
});
