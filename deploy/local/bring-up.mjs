import { pathToFileURL } from 'node:url';
import { addAdmin } from './admin.mjs';
import { Context } from './context.mjs';
import { localDir } from './places.mjs';
import { freePort } from './process/ports.mjs';
import { endRunningCommands } from './process/run-command.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { sayToTerminal, secondsSince } from './say.mjs';
import { authSecretOf } from './secrets.mjs';
import { addressesOf, planCopies, startServices } from './services.mjs';
import { startCrm } from './stores/crm.mjs';
import { startMailbox } from './stores/mailbox.mjs';
import { startMongo } from './stores/mongo.mjs';
import { startRedis } from './stores/redis.mjs';

/**
 * @typedef {object} BringUpOptions
 * @property {number} [port] of the public address; 0 takes a free one, which is the default
 * @property {string} [dataDir] folder for everything that lasts; default `.local`
 * @property {Record<string, NodeJS.ProcessEnv>} [env] additional environment by service name, and "crm" for the simulator
 * @property {Partial<Record<import('./services.mjs').ServiceName, number>>} [copies] e.g. { catalog: 2 }
 * @property {import('./say.mjs').Say} [say]
 * @property {Supervisor} [supervisor] made by the caller when it wants to end a start half-way
 * @property {string} [publicUrl] if not the BFF itself is what browsers see
 */

/**
 * @typedef {object} Site a running site
 * @property {string} url
 * @property {string | undefined} mailboxUrl web page and JSON API (`/email`) of the mailbox
 * @property {string} mongodbUrl
 * @property {string} redisUrl
 * @property {string | undefined} crmUrl
 * @property {import('./admin.mjs').Admin} admin
 * @property {Map<string, import('./process/child.mjs').Child>} processes by name: mongodb, redis, mailbox, crm,
 *   identity, media, catalog, leads, crm-sync, bff, and catalog-2 etc. for further copies
 * @property {string} dataDir
 * @property {() => Promise<void>} stop
 */

/**
 * Brings up stores, mailbox, CRM and all services from what is built, with an administrator's account and without data.
 * Throws a SetupFault, with nothing left running.
 * @param {BringUpOptions} [options]
 * @returns {Promise<Site>}
 */
export async function bringUp(options = {}) {
  const { dataDir = localDir, say = sayToTerminal, supervisor = new Supervisor(dataDir) } = options;
  try {
    return await bringUpParts({ ...options, dataDir, say, supervisor });
  } catch (error) {
    endRunningCommands();
    await supervisor.stop();
    throw error;
  }
}

/** @param {BringUpOptions & { dataDir: string, say: import('./say.mjs').Say, supervisor: Supervisor }} options */
async function bringUpParts({ port = 0, dataDir, say, supervisor, env = {}, copies = {}, publicUrl }) {
  const context = new Context({ dataDir, env: process.env, say, supervisor });
  await supervisor.takeOver(say);
  const publicPort = port === 0 ? await freePort() : port;
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
    PUBLIC_URL: publicUrl ?? process.env['PUBLIC_URL'] ?? url,
    ...propstack,
    ...addressesOf(plan),
  };
  const services = startServices(context, plan, shared, env);
  const [admin] = await Promise.all([addAdmin({ dataDir, mongodbUrl, url }), services]);
  say('services', `${plan.length} ready in ${secondsSince(since)}, logs in ${context.folder('logs')}`);
  return {
    url,
    mailboxUrl,
    mongodbUrl,
    redisUrl,
    crmUrl: propstack['PROPSTACK_BASE_URL'],
    admin,
    processes: supervisor.processes,
    dataDir,
    stop: () => supervisor.stop(),
  };
}
