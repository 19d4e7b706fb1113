import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { addAdmin, type Admin } from './admin.ts';
import { Context } from './context.ts';
import { syncOnce } from './first-sync.ts';
import { localDir } from './places.mjs';
import { type Child } from './process/child.ts';
import { freePort } from './process/ports.ts';
import { endRunningCommands } from './process/run-command.ts';
import { Supervisor } from './process/supervisor.ts';
import { sayToTerminal, secondsSince } from './say.mjs';
import { authSecretOf } from './secrets.ts';
import { addressesOf, type Copies, planCopies, startServices } from './services.ts';
import { startCrm } from './stores/crm.ts';
import { startMailbox } from './stores/mailbox.ts';
import { startMongo } from './stores/mongo.ts';
import { startRedis } from './stores/redis.ts';

export interface BringUpOptions {
  /** Of the public address; without it a free one. */
  port?: number;
  /** Folder for everything that lasts; default `.local`. */
  dataDir?: string;
  /** Additional environment by service name, and "crm" for the simulator. */
  env?: Record<string, NodeJS.ProcessEnv>;
  copies?: Copies;
  say?: typeof sayToTerminal;
  /** Made by the caller when it wants to end a start half-way. */
  supervisor?: Supervisor;
  /** If not the BFF itself is what browsers see. */
  publicUrl?: string;
}

/** A running site. */
export interface Site {
  url: string;
  /** Web page and JSON API (`/email`) of the mailbox; undefined when the mails really go out. */
  mailboxUrl: string | undefined;
  mongodbUrl: string;
  redisUrl: string;
  crmUrl: string | undefined;
  admin: Admin;
  /** By name: mongodb, redis, mailbox, crm, identity, media, ..., bff, and catalog-2 etc. for further copies. */
  processes: Map<string, Child>;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Brings up stores, mailbox, CRM and all services from what is built, with an administrator's account and without data.
 * Throws a SetupFault, with nothing left running.
 */
export async function bringUp(options: BringUpOptions = {}): Promise<Site> {
  const { supervisor = new Supervisor(options.dataDir ?? localDir) } = options;
  try {
    return await bringUpParts(supervisor, options);
  } catch (error) {
    endRunningCommands();
    await supervisor.stop();
    throw error;
  }
}

async function bringUpParts(supervisor: Supervisor, options: BringUpOptions): Promise<Site> {
  const { port: publicPort = await freePort(), env = {}, copies = {}, say = sayToTerminal } = options;
  const { dataDir, processes } = supervisor;
  const context = new Context(supervisor, say);
  await supervisor.takeOver(say);
  const url = `http://localhost:${publicPort}`;

  const [mongodbUrl, redisUrl, { smtpUrl, mailboxUrl }, propstack] = await Promise.all([
    startMongo(context),
    startRedis(context),
    startMailbox(context),
    startCrm(context, env['crm']),
  ]);
  supervisor.noteSite({ mongodbUrl, url });

  const since = performance.now();
  const plan = await planCopies(context, publicPort, copies);
  const shared = {
    NODE_ENV: 'development',
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: process.env['MAIL_FROM'] ?? 'website@example.org',
    STORAGE_URL: process.env['STORAGE_URL'] ?? pathToFileURL(context.folder('storage')).href,
    AUTH_SECRET: authSecretOf(dataDir),
    PUBLIC_URL: options.publicUrl ?? process.env['PUBLIC_URL'] ?? url,
    ...propstack,
    ...addressesOf(plan),
  };
  const services = startServices(context, plan, shared, env);
  const [admin] = await Promise.all([addAdmin({ dataDir, mongodbUrl, url }), services]);
  say('services', `${plan.length} ready in ${secondsSince(since)}, logs in ${context.folder('logs')}`);
  const crmUrl = propstack['PROPSTACK_BASE_URL'];
  return {
    url,
    mailboxUrl,
    mongodbUrl,
    redisUrl,
    crmUrl,
    admin,
    processes,
    dataDir,
    stop: () => supervisor.stop(),
  };
}

/**
 * Starts a site with the whole demo stock, on a free port, in the emptied data folder of the supervisor. Processes that
 * a killed run left there are ended.
 */
export async function bringUpFresh(supervisor: Supervisor, env: BringUpOptions['env'] = {}): Promise<Site> {
  await supervisor.takeOver(sayToTerminal);
  rmSync(supervisor.dataDir, { recursive: true, force: true });
  // A sync by the clock would disturb what is measured.
  const crmSync = { SYNC_SCHEDULES: 'off', ...env['crm-sync'] };
  const site = await bringUp({ supervisor, env: { ...env, 'crm-sync': crmSync } });
  await syncOnce(site, sayToTerminal);
  return site;
}
