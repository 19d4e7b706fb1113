import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { root } from '../../local/places.mjs';

const k8s = join(root, 'k8s');

export const overlays: readonly string[] = readdirSync(join(k8s, 'overlays'));

/** A manifest before kustomize has processed it. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: unknown;
}

const isManifest = (document: unknown): document is Manifest =>
  typeof document === 'object' && document !== null && 'kind' in document && 'metadata' in document;

/** The manifests below a folder of k8s (`base`, `overlays/local`), including patches, without kustomizations. */
export const manifestsIn = (folder: string): Manifest[] =>
  readdirSync(join(k8s, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(readFileSync(join(k8s, folder, file), 'utf8')))
    .map((document): unknown => document.toJS())
    .filter(isManifest);

/** An environment variable of a pod whose value is a key of the secret. */
interface SecretVariable {
  readonly name: string;
  readonly key: string;
  readonly isOptional: boolean;
}

/** A deployment, job or cron job of the base. `own` are its variables in addition to the shared settings. */
export interface Workload {
  readonly kind: 'Deployment' | 'Job' | 'CronJob';
  readonly name: string;
  /** The app whose image it runs. */
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

/** Values for every key of the secret that a service needs; its addresses are names of compose's stores, too. */
export const exampleSecret = envFile('overlays', 'local', 'secret.env');

/** The environment of a pod in an overlay, with the keys of the secret that the pod names. */
export const environmentOf = (
  overlay: string,
  { own, secrets }: Workload,
  secret: Readonly<Record<string, string>> = exampleSecret,
): Record<string, string> => ({
  ...settingsOf(overlay),
  ...own,
  ...Object.fromEntries(secrets.map(({ name, key }) => [name, secret[key] ?? ''])),
});
