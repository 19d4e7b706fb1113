import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv as parseDotEnv } from 'node:util';
import { mongoEnv, parseEnv } from '@estate/server-kit/process/env';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { root } from '../../local/places.mjs';
import {
  envFile,
  environmentOf,
  exampleSecret,
  overlays,
  settingsOf,
  type Workload,
  workloads,
} from './overlay.ts';
import { serviceNames } from '../../local/services.ts';
import { variablesOf, shapeOf } from './service-env.ts';

const services = workloads.filter(({ kind }) => kind === 'Deployment');
const cronJobs = workloads.filter(({ kind }) => kind === 'CronJob');
const jobs = workloads.filter(({ kind }) => kind === 'Job');
/** Allows demo content, because the example's values are those of the demo. */
const demoAllowance = { ALLOW_DEMO_CONTENT: 'true' };
/** Variables that the S3 client itself reads. */
const ofS3Client = new Set(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);

const keysOf = (some: readonly Workload[]) =>
  new Set(some.flatMap(({ secrets }) => secrets.map(({ key }) => key)));
const inEachOverlay = (some: readonly Workload[]) =>
  overlays.flatMap((overlay) => some.map((workload) => [overlay, workload.name, workload] as const));

/** The secret with the required keys only, and a key of the CRM. */
const requiredSecret = Object.fromEntries(
  Object.entries(exampleSecret).filter(
    ([key]) =>
      key === 'PROPSTACK_API_KEY_V1' ||
      workloads.some(({ secrets }) => secrets.some((secret) => secret.key === key && !secret.isOptional)),
  ),
);

describe('the environment of the pods', () => {
  it('the cluster runs the services of npm start, their migrations, the jobs first-admin and first-sync and the backup', () => {
    expect(services.map(({ name }) => name).sort()).toEqual([...serviceNames].sort());
    expect(cronJobs.map(({ name }) => name)).toEqual(['backup']);
    const others = jobs.map(({ name }) => name).filter((name) => !name.startsWith('migrate-'));
    expect(others.sort()).toEqual(['first-admin', 'first-sync']);
  });

  it.each(inEachOverlay(services))(
    'in overlay %s the environment variables suffice to start %s',
    async (overlay, _name, service) => {
      for (const secret of [exampleSecret, requiredSecret]) {
        const environment = { ...environmentOf(overlay, service, secret), ...demoAllowance };
        const read = parseEnv(await shapeOf(service.app, environment), environment);
        expect(read).toMatchObject({ NODE_ENV: 'production', BIND_HOST: '0.0.0.0', HEALTH_PORT: 4002 });
      }
    },
  );

  it.each(overlays)(
    'in overlay %s the environment variables suffice to start the backup',
    async (overlay) => {
      for (const pod of cronJobs)
        for (const secret of [exampleSecret, requiredSecret]) {
          const environment = { ...environmentOf(overlay, pod, secret), ...demoAllowance };
          expect(parseEnv(await shapeOf(pod.app), environment)).toMatchObject({ BACKUP_KEEP: 14 });
        }
    },
  );

  it.each(inEachOverlay([...services, ...cronJobs]))(
    'in overlay %s the environment variables include each setting of %s',
    async (overlay, _name, service) => {
      const settings = environmentOf(overlay, service);
      expect((await variablesOf(service, settings)).filter((name) => !(name in settings))).toEqual([]);
    },
  );

  it.each(inEachOverlay(workloads))(
    'in overlay %s the pod %s gets only its own secrets',
    async (overlay, _name, pod) => {
      const read = new Set(await variablesOf(pod, environmentOf(overlay, pod)));
      const secretNames = pod.secrets.map(({ name }) => name).filter((name) => !ofS3Client.has(name));
      expect(secretNames.filter((name) => !read.has(name))).toEqual([]);
      expect(Object.keys(settingsOf(overlay)).filter((name) => keysOf(workloads).has(name))).toEqual([]);
    },
  );

  it.each(overlays)(
    'in overlay %s a pod that ends serves until its address is dropped, before it is killed',
    (overlay) => {
      expect(Number(settingsOf(overlay)['SHUTDOWN_DELAY_SECONDS'])).toBeGreaterThanOrEqual(5);
    },
  );

  it.each(overlays)('in overlay %s every setting is read by a process', async (overlay) => {
    const shapes = await Promise.all([...services, ...cronJobs].map(({ app }) => shapeOf(app)));
    const read = new Set(shapes.flatMap((shape) => Object.keys(shape)));
    expect(Object.keys(settingsOf(overlay)).filter((name) => !read.has(name))).toEqual([]);
  });

  it.each(overlays)(
    'in overlay %s services do not migrate at their start, because jobs do',
    async (overlay) => {
      const shapes = await Promise.all(services.map(async ({ app }) => [app, await shapeOf(app)] as const));
      const withStore = shapes.filter(([, shape]) => 'MIGRATE_AT_START' in shape).map(([app]) => app);
      expect(
        jobs
          .filter(({ name }) => name.startsWith('migrate-'))
          .map(({ app }) => app)
          .sort(),
      ).toEqual(withStore.sort());
      for (const pod of workloads.filter(({ app }) => withStore.includes(app)))
        if (pod.secrets.some(({ name }) => name === 'MONGODB_URL'))
          expect(
            parseEnv(mongoEnv, {
              NODE_ENV: 'production',
              ...environmentOf(overlay, pod),
              ...demoAllowance,
            }),
          ).toMatchObject({
            MIGRATE_AT_START: false,
          });
    },
  );
});

describe('the secret', () => {
  it('the example secret of production lists exactly the keys that pods name', () => {
    const listed = Object.keys(envFile('overlays', 'production', 'secret.example.env'));
    expect(listed.sort()).toEqual([...keysOf(workloads)].sort());
  });

  it('the secret of the demo has each key that a pod requires', () => {
    const needed = workloads.flatMap(({ secrets }) => secrets.filter(({ isOptional }) => !isOptional));
    expect(needed.filter(({ key }) => !exampleSecret[key])).toEqual([]);
  });

  const demo = parseDotEnv(readFileSync(join(root, 'deploy', 'compose', 'demo.env'), 'utf8'));
  const demoSecrets = Object.entries({ ...exampleSecret, ...demo }).filter(
    ([name, value]) => /SECRET|PASSWORD|RECIPIENT|_KEY/.test(name) || /:\/\/\S+:\S+@/.test(String(value)),
  );
  it.each(demoSecrets)('production refuses the secret of the demo: %s', (name, value) => {
    const start = (more: object) =>
      parseEnv({ [name]: z.string() }, { NODE_ENV: 'production', [name]: String(value), ...more });
    expect(() => start({})).toThrow(`${name} is a secret of the demo, which everybody knows`);
    expect(start(demoAllowance)).toEqual({ [name]: value });
  });
});
