import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { root } from '../../local/places.mjs';

const k8s = join(root, 'k8s');

export const overlays: readonly string[] = readdirSync(join(k8s, 'overlays'));

/** A manifest as written in its file, before kustomize processes it. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: unknown;
}

const isManifest = (document: unknown): document is Manifest =>
  typeof document === 'object' && document !== null && 'kind' in document && 'metadata' in document;

/**
 * The manifests in a folder of k8s (`base`, `overlays/local`) and its subfolders. Patches are included; files without
 * `kind` and `metadata`, such as kustomizations, are not.
 */
export const manifestsIn = (folder: string): Manifest[] =>
  readdirSync(join(k8s, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(readFileSync(join(k8s, folder, file), 'utf8')))
    .map((document): unknown => document.toJS())
    .filter(isManifest);

/** An environment variable of a pod that gets its value from the Secret. */
interface SecretVariable {
  readonly name: string;
  readonly key: string;
  readonly isOptional: boolean;
}

/**
 * A Deployment, Job or CronJob of the base. `own` contains the variables that only this workload has, in addition to
 * the settings that all workloads share.
 */
export interface Workload {
  readonly kind: 'Deployment' | 'Job' | 'CronJob';
  readonly name: string;
  /** The app whose image the workload runs. */
  readonly app: string;
  readonly own: Readonly<Record<string, string>>;
  readonly secrets: readonly SecretVariable[];
}

interface PodSpec {
  containers: {
    image: string;
    env?: {
      name: string;
      value?: string;
      valueFrom?: { secretKeyRef: { key: string; optional?: boolean } };
    }[];
  }[];
}

interface JobSpec {
  template: { spec: PodSpec };
}
interface CronJobSpec {
  jobTemplate: { spec: JobSpec };
}

export const workloads: readonly Workload[] = manifestsIn('base').flatMap(({ kind, metadata, spec }) => {
  if (kind !== 'Deployment' && kind !== 'Job' && kind !== 'CronJob') return [];
  const { template } = kind === 'CronJob' ? (spec as CronJobSpec).jobTemplate.spec : (spec as JobSpec);
  const [container] = template.spec.containers;
  const env = container?.env ?? [];
  const own = env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  const secrets = env.flatMap(({ name, valueFrom }) => {
    const from = valueFrom?.secretKeyRef;
    return from ? [{ name, key: from.key, isOptional: from.optional === true }] : [];
  });
  const app = container?.image.replace('estate/', '') ?? '';
  return [{ kind, name: metadata.name, app, own: Object.fromEntries(own), secrets }];
});

/** The variables of an env file below k8s; empty if the file is missing. */
export function envFile(...path: string[]): Record<string, string> {
  const file = join(k8s, ...path);
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** The settings that all pods of an overlay share. */
export const settingsOf = (overlay: string): Record<string, string> => ({
  ...envFile('base', 'estate.env'),
  ...envFile('overlays', overlay, 'estate.env'),
});

/**
 * A value for each key of the Secret. The host names in its addresses are also the names of the stores in
 * docker-compose.yml.
 */
export const exampleSecret = envFile('overlays', 'local', 'secret.env');

/**
 * The environment of a workload's pod in an overlay, including the values that the workload reads from the Secret.
 */
export const environmentOf = (
  overlay: string,
  { own, secrets }: Workload,
  secret: Readonly<Record<string, string>> = exampleSecret,
): Record<string, string> => ({
  ...settingsOf(overlay),
  ...own,
  ...Object.fromEntries(secrets.map(({ name, key }) => [name, secret[key] ?? ''])),
});
