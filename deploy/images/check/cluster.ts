import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../local/places.mjs';
import { serviceNames } from '../../local/services.ts';
import { readEnvFile, type Services } from './compose.ts';

/** What whoever runs the cluster sets (k8s/base/kustomization.yaml), with the names of compose's stores. */
const secret = {
  MONGODB_URL: 'mongodb://mongodb:27017/estate',
  REDIS_URL: 'redis://redis:6379',
  SMTP_URL: 'smtp://mailpit:1025',
  STORAGE_URL: 's3://key:secret@estate?endpoint=http://s3:3900&region=garage',
  AUTH_SECRET: 'x'.repeat(32),
  PROPSTACK_API_KEY_V1: 'key',
  ALLOW_DEMO_CONTENT: 'true',
};

interface Deployment {
  spec: { template: { spec: { containers: { env?: { name: string; value: string }[] }[] } } };
}

/** The base of the cluster as services of compose: estate.env, the secret and the deployment's own variables; `instead` replaces some. */
export function clusterServices(instead: Readonly<Record<string, string>>): Record<string, Services> {
  const base = join(root, 'k8s', 'base');
  const shared = readEnvFile(join(base, 'estate.env'));
  const services = serviceNames.map((name) => {
    const file = join(base, name, 'deployment.yaml');
    const { spec } = parse(readFileSync(file, 'utf8')) as Deployment;
    const own = spec.template.spec.containers[0]?.env ?? [];
    const environment = {
      ...{ ...shared, ...secret, ...instead },
      ...Object.fromEntries(own.map(({ name: key, value }) => [key, value])),
    };
    const service = {
      image: `estate/${name}`,
      restart: 'unless-stopped',
      build: { args: { APP: name } },
      environment,
    };
    return [name, service] as const;
  });
  return { 'k8s/base': Object.fromEntries(services) };
}
