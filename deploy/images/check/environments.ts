import { join } from 'node:path';
import { startS3Stub } from '@estate/test-kit/s3-stub';
import { type CheckReport, type Outcome } from '../../local/checks/check-report.ts';
import { root } from '../../local/places.mjs';
import { endOnSignal } from '../../local/process/end-on-signal.mjs';
import { Supervisor } from '../../local/process/supervisor.ts';
import { sayNothing } from '../../local/say.mjs';
import { serviceNames } from '../../local/services.ts';
import { type Image } from './build-images.ts';
import { clusterServices } from './cluster.ts';
import { type ComposeService, readCompose, readEnvFile, type Services } from './compose.ts';
import { runOnce, serviceOf } from './container.ts';
import { containerOf, loopbackAddresses, type Places, startInOrder } from './site.ts';
import { startStores } from './stores.ts';
import { walkThrough } from './walk.ts';

const compose = join(root, 'docker-compose.yml');
export const demo = readEnvFile(join(root, 'deploy', 'compose', 'demo.env'));
/** Each setting that production asks for and no other, as whoever runs it would set them. */
const production = {
  PUBLIC_URL: 'https://www.example.org',
  AUTH_SECRET: 'x'.repeat(32),
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'x'.repeat(16),
  SMTP_URL: 'smtp://mailpit:1025',
  MAIL_FROM: 'website@example.org',
  PROPSTACK_API_KEY_V1: 'key',
  ALLOW_DEMO_CONTENT: 'true',
};
/** Nobody's CRM is asked by a check. */
const noCrm = { PROPSTACK_BASE_URL: 'http://127.0.0.1:9' };
/** Of production's overlay: its storage is the stub, and an agency has replaced the demo's content. */
const ofCluster = {
  STORAGE_URL: 's3://key:secret@estate?endpoint=http://s3:3900&region=garage',
  ALLOW_DEMO_CONTENT: 'true',
};

export const demoServices = (): Services => readCompose(compose, demo);

interface Built {
  images: ReadonlyMap<string, Image>;
  node: string;
  folder: string;
  /** `mongodb:27017` and its like, to where they lie. */
  stores: ReadonlyMap<string, string>;
}

/** Starts the built images with the environments of compose and of the cluster. */
export async function checkEnvironments(
  report: CheckReport,
  supervisor: Supervisor,
  built: Omit<Built, 'stores'>,
): Promise<void> {
  const s3 = await startS3Stub('estate');
  const site = { ...built, stores: await startStores(supervisor, s3.storageUrl) };
  await report.check('compose without settings names what is missing', () => namesMissing(site));
  await report.check('compose, demo: migrations, administrator, sync, page and image', () =>
    whileUp(site, 'demo', async (up) => {
      await walkThrough(await bringUp(site, demoServices(), up), demo);
      return { ok: true, output: '' };
    }),
  );
  const others = {
    'compose, production': readCompose(compose, { ...production, ...noCrm }),
    ...clusterServices({ ...noCrm, ...ofCluster }),
  };
  for (const [name, services] of Object.entries(others)) {
    await report.check(`${name}: all services become ready`, () =>
      whileUp(site, name, async (up) => {
        await bringUp(site, lastingOf(services), up);
        return { ok: up.processes.size === serviceNames.length, output: [...up.processes.keys()].join() };
      }),
    );
  }
  await s3.close();
}

async function whileUp(site: Built, name: string, run: (up: Supervisor) => Promise<Outcome>) {
  const up = new Supervisor(join(site.folder, name.replaceAll(/\W+/g, '-')), sayNothing);
  endOnSignal(up);
  try {
    return await run(up);
  } finally {
    await up.stop();
  }
}

const isLasting = ({ restart }: ComposeService) => restart === 'unless-stopped';

/** The services alone, at once; what they depend on has been up before. */
const lastingOf = (services: Services): Services =>
  Object.fromEntries(
    Object.entries(services)
      .filter(([, service]) => service.build && isLasting(service))
      .map(([name, service]) => [name, { ...service, depends_on: {} }]),
  );

/** Starts the services in the order of their dependencies; resolves when all are up. */
async function bringUp(site: Built, services: Services, up: Supervisor): Promise<Places> {
  const addresses = loopbackAddresses(Object.keys(services));
  const places: Places = (name, port) => {
    const known = site.stores.get(`${name}:${port}`);
    return known ?? (addresses.has(name) ? `${addresses.get(name)}:${port}` : undefined);
  };
  const outside = new Set(Object.keys(services).filter((name) => !services[name]?.build));
  await startInOrder(services, outside, async (name, service) => {
    const container = containerFor(site, name, service, addresses.get(name) ?? '', places);
    if (isLasting(service)) return up.start(0, serviceOf(container));
    const { ok, output } = await runOnce(container);
    if (!ok) throw new Error(`${name} failed:\n${output}`);
    return output;
  });
  return places;
}

function containerFor(site: Built, name: string, service: ComposeService, address: string, places: Places) {
  const image = site.images.get(service.build?.args.APP ?? '');
  if (!image) throw new Error(`${name} has no image.`);
  return containerOf(name, service, { image, address, places, node: site.node });
}

async function namesMissing(site: Built): Promise<Outcome> {
  const { settings } = readCompose(compose, {});
  if (!settings) return { ok: false, output: 'There is no service settings.' };
  const { ok, output } = await runOnce(
    containerFor(site, 'settings', settings, '127.0.0.1', () => undefined),
  );
  const unnamed = Object.keys(production).filter((name) => !output.includes(name));
  return { ok: !ok && unnamed.length === 0, output: `${output}\nNot named: ${unnamed.join(', ')}` };
}
