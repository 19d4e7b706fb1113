import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addAdmin } from './admin.ts';
import { authSecretOf } from './auth-secret.ts';
import { backupUrlOf } from './backup.ts';
import { syncOnce } from './first-sync.ts';
import { localDir } from './places.mjs';
import { endOnSignal } from './process/end-on-signal.mjs';
import { freePort } from './process/ports.ts';
import { Supervisor } from './process/supervisor.ts';
import { secondsSince } from './print.mjs';
import { makeServiceKeys } from './service-keys.ts';
import { addressesOf, type Copies, planCopies, serviceNames, startServices } from './services.ts';
import { startCrm } from './stores/crm.ts';
import { startMailbox } from './stores/mailbox.ts';
import { startMongo } from './stores/mongo.ts';
import { startRedis } from './stores/redis.ts';

export interface LaunchOptions {
  /** The public port; by default a free one. */
  port?: number;
  /** Additional environment by service name, and "crm" for the simulator. */
  env?: Record<string, NodeJS.ProcessEnv>;
  copies?: Copies;
  /** The public address, if it differs from the BFF's. */
  publicUrl?: string;
}

export type Site = Awaited<ReturnType<typeof bringUpParts>>;

/**
 * Starts stores, mailbox, CRM and all services from the build, creates the administrator's account, and imports no
 * data. On failure it ends all processes before it throws, e.g. a SetupFault.
 */
export const launchSite = (supervisor: Supervisor, options: LaunchOptions = {}): Promise<Site> =>
  bringUpParts(supervisor, options).catch(async (error: unknown) => {
    await supervisor.stop();
    throw error;
  });

async function bringUpParts(supervisor: Supervisor, options: LaunchOptions) {
  const { port = await freePort(), env = {}, copies = {} } = options;
  const { dataDir, processes, print } = supervisor;
  await supervisor.takeOver();
  const url = `http://localhost:${port}`;

  const [mongodbUrl, redisUrl, { smtpUrl, mailboxUrl }, propstack] = await Promise.all([
    startMongo(supervisor),
    startRedis(supervisor),
    startMailbox(supervisor),
    startCrm(supervisor, env['crm']),
  ]);
  supervisor.noteSite({ mongodbUrl, redisUrl, url });

  const since = performance.now();
  const plan = await planCopies(supervisor, port, copies);
  const addresses = addressesOf(plan);
  const keys = await makeServiceKeys();
  const shared = {
    NODE_ENV: 'development',
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    // Confirmation mails are not limited, because the addresses of development and tests share few domains.
    CONFIRMATIONS_PER_DOMAIN: '10000',
    CONFIRMATIONS_PER_HOUR: '10000',
    MAIL_FROM: process.env['MAIL_FROM'] ?? 'website@example.org',
    STORAGE_URL: process.env['STORAGE_URL'] ?? pathToFileURL(supervisor.folder('storage')).href,
    AUTH_SECRET: authSecretOf(dataDir),
    ERASURE_LIST_URL: process.env['ERASURE_LIST_URL'] ?? backupUrlOf(dataDir),
    PUBLIC_URL: options.publicUrl ?? process.env['PUBLIC_URL'] ?? url,
    ...propstack,
    ...addresses,
    ...keys.shared,
  };
  const perService = Object.fromEntries(
    serviceNames.map((name) => [name, { ...keys.of[name], ...env[name] }]),
  );
  const services = startServices(supervisor, plan, shared, perService);
  const [admin] = await Promise.all([addAdmin({ dataDir, mongodbUrl, url }), services]);
  print('services', `${plan.length} ready in ${secondsSince(since)}, logs in ${supervisor.folder('logs')}`);
  return {
    url,
    mongodbUrl,
    redisUrl,
    crmUrl: propstack['PROPSTACK_BASE_URL'],
    dataDir,
    admin,
    /** The environment of the command that imports the stock. */
    firstSync: { CRM_SYNC_URL: addresses['CRM_SYNC_URL'], ...keys.of['first-sync'] },
    /** Web page and JSON API (`/email`) of the mailbox; undefined with a real mail server. */
    mailboxUrl,
    /**
     * The processes by name: mongodb, redis, mailbox, crm, identity, media, ..., bff, and catalog-2 etc. for further
     * copies.
     */
    processes,
    stop: () => supervisor.stop(),
  };
}

/**
 * Starts a site without stock on a free port in the emptied folder `.local/<name>`, and ends the site after `use`.
 * For benchmarks and checks.
 */
export async function withEmptySite<Result>(
  name: string,
  env: NonNullable<LaunchOptions['env']>,
  use: (site: Site, supervisor: Supervisor) => Promise<Result>,
): Promise<Result> {
  const supervisor = new Supervisor(join(localDir, name));
  endOnSignal(supervisor);
  try {
    await supervisor.takeOver({ isEmptied: true });
    // Scheduled syncs are disabled, because they would disturb the measurement.
    const crmSync = { SYNC_SCHEDULES: 'off', ...env['crm-sync'] };
    return await use(await launchSite(supervisor, { env: { ...env, 'crm-sync': crmSync } }), supervisor);
  } finally {
    await supervisor.stop();
  }
}

/** Like `withEmptySite`, but with the CRM's whole stock imported. */
export const withFreshSite: typeof withEmptySite = (name, env, use) =>
  withEmptySite(name, env, async (site, supervisor) => {
    await syncOnce(site, supervisor.print);
    return use(site, supervisor);
  });
